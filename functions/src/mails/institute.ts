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

/** What the contact info says in a language; in Tamil as far as a translation is published. */
interface SaidContact {
  readonly address: string;
  readonly branches: readonly Branch[];
  /** When the office is open. */
  readonly hours: string;
  /** Who reads the mailbox, such as Admissions. */
  readonly desk: string;
}

/** Whom a mail is from, as an owner and the contact info say; what they do not say is empty. */
export interface Institute {
  readonly name: string;
  /** The name in sentences. */
  readonly spokenName: string;
  readonly palette: Palette;
  readonly phone: string;
  /** `tel:` with the number in E.164 form. */
  readonly phoneLink: string;
  readonly email: string;
  /** The address on a map. */
  readonly map: string;
  readonly said: Readonly<Record<Language, SaidContact>>;
}

type Identity = Awaited<ReturnType<typeof readIdentity>>;

async function sayContact(language: Language, { info, said }: Identity): Promise<SaidContact> {
  if (!info) return { address: '', branches: [], hours: '', desk: '' };
  const spoken = said?.tamil === true ? language : 'en';
  const [shown = info] = await sayIn(spoken).cards('contactInfo', [info], () => '');
  return {
    address: [shown.address, townText(shown)].filter(Boolean).join(', '),
    branches: shown.branches ?? [],
    hours: hoursText(shown.officeHours, language),
    desk: shown.email[0]?.label ?? '',
  };
}

export async function readInstitute(): Promise<Institute> {
  const identity = await readIdentity();
  const { info, said } = identity;
  const [en, ta] = await Promise.all([sayContact('en', identity), sayContact('ta', identity)]);
  const { spokenName } = said ?? builtFacts;
  const name = said?.name ?? (info?.companyName || builtFacts.name);
  const phone = info?.phone[0]?.number ?? '';
  const dialled = normalisePhone(phone);
  return {
    name,
    spokenName,
    palette: paletteFor(said ?? builtFacts),
    phone,
    phoneLink: dialled === undefined ? '' : `tel:${dialled}`,
    email: info?.email[0]?.address ?? '',
    said: { en, ta },
    map: info?.address ? mapLink({ ...info, companyName: name }) : '',
  };
}
