import {
  builtFacts,
  mapLink,
  normalisePhone,
  townText,
  type Branch,
  type Language,
  type Palette,
} from '@institute/schema';
import { readIdentity } from '../content/contact-details.ts';
import { paletteFor } from '../content/palette-for.ts';
import { sayIn } from '../content/translations/say.ts';
import { hoursText } from './office-hours.ts';

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
  /** When the office is open. */
  readonly hours: Readonly<Record<Language, string>>;
}

type Identity = Awaited<ReturnType<typeof readIdentity>>;

async function hoursIn(language: Language, { info, said }: Identity): Promise<string> {
  if (!info) return '';
  const spoken = said?.tamil === true ? language : 'en';
  const [shown = info] = await sayIn(spoken).cards('contactInfo', [info], () => '');
  return hoursText(shown.officeHours, language);
}

export async function readInstitute(): Promise<Institute> {
  const identity = await readIdentity();
  const { info, said } = identity;
  const [en, ta] = await Promise.all([hoursIn('en', identity), hoursIn('ta', identity)]);
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
    hours: { en, ta },
    map: info?.address ? mapLink({ ...info, companyName: name }) : '',
  };
}
