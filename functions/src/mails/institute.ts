import { institute, mapLink, normalisePhone } from '@institute/schema';
import { readContactInfo } from '../content/contact-details.ts';

/** Whom a mail is from, as the contact info says; what it does not say is empty. */
export interface Institute {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  /** `tel:` with the number in E.164 form. */
  readonly phoneLink: string;
  readonly email: string;
  /** Who reads that mailbox, such as Admissions. */
  readonly desk: string;
  /** The address on a map. */
  readonly map: string;
}

export async function readInstitute(): Promise<Institute> {
  const info = await readContactInfo();
  const phone = info?.phone[0]?.number ?? '';
  const dialled = normalisePhone(phone);
  const town = [info?.city, info?.state].filter(Boolean).join(', ');
  return {
    name: info?.companyName || institute.name,
    address: [info?.address, `${town} ${info?.zipCode ?? ''}`.trim()].filter(Boolean).join(', '),
    phone,
    phoneLink: dialled === undefined ? '' : `tel:${dialled}`,
    email: info?.email[0]?.address ?? '',
    desk: info?.email[0]?.label ?? '',
    map: info?.address ? mapLink(info) : '',
  };
}
