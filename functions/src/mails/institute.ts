import {
  builtFacts,
  mapLink,
  normalisePhone,
  townText,
  type Branch,
  type Palette,
} from '@institute/schema';
import { readIdentity } from '../content/contact-details.ts';
import { paletteFor } from '../content/palette-for.ts';

/** Whom a mail is from, as an owner and the contact info say; what they do not say is empty. */
export interface Institute {
  readonly name: string;
  /** The name in sentences. */
  readonly spokenName: string;
  readonly palette: Palette;
  readonly address: string;
  readonly phone: string;
  /** `tel:` with the number in E.164 form. */
  readonly phoneLink: string;
  readonly email: string;
  /** Who reads that mailbox, such as Admissions. */
  readonly desk: string;
  /** The address on a map. */
  readonly map: string;
  readonly branches: Branch[];
}

export async function readInstitute(): Promise<Institute> {
  const { info, said } = await readIdentity();
  const { spokenName } = said ?? builtFacts;
  const name = said?.name ?? (info?.companyName || builtFacts.name);
  const phone = info?.phone[0]?.number ?? '';
  const dialled = normalisePhone(phone);
  return {
    name,
    spokenName,
    palette: paletteFor(said ?? builtFacts),
    address: info ? [info.address, townText(info)].filter(Boolean).join(', ') : '',
    phone,
    phoneLink: dialled === undefined ? '' : `tel:${dialled}`,
    email: info?.email[0]?.address ?? '',
    desk: info?.email[0]?.label ?? '',
    branches: info?.branches ?? [],
    map: info?.address ? mapLink({ ...info, companyName: name }) : '',
  };
}
