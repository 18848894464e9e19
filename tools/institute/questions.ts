import { offsetText, theme } from '@institute/schema';
import { phoneCodeOf } from './phone-pattern.ts';

/** What `npm run new-institute` is told. */
export type Answers = Readonly<Record<QuestionKey, string>>;

type QuestionKey = (typeof questions)[number]['key'];

interface Question {
  readonly key: string;
  readonly ask: string;
  /** What an empty answer means; from those before. */
  readonly preset: (before: Readonly<Record<string, string>>) => string;
  /** Whether there is such a thing there; asked everywhere if it does not say. */
  readonly isAsked?: (before: Readonly<Record<string, string>>) => boolean;
}

/** The first word of a name that is no article. */
const firstWord = (name = ''): string => name.replace(/^(?:an?|the)\s+/i, '').split(/\s+/)[0] ?? '';

export const isCurrency = (code = ''): boolean => Intl.supportedValuesOf('currency').includes(code);

/** All texts are in English, and dates and words for money stand in its sentences. */
export const isEnglish = (locale = ''): boolean => /^en(?:-[A-Z]{2})?$/.test(locale);

/** Whether days and numbers of its country are known: where they are not, they would be those of the United States. */
export const isKnownLocale = (locale = ''): boolean =>
  new Intl.DateTimeFormat(locale).resolvedOptions().locale === locale;

/**
 * Whether it is the name of a time zone, with its capital letters. Schedules of functions and calendars take no offset, and
 * no name in other letters.
 */
export function isTimeZone(name = ''): boolean {
  if (!/^[A-Z][\w+-]*(?:\/[A-Z][\w+-]*)*$/.test(name)) return false;
  try {
    offsetText(name, 0);
    return true;
  } catch {
    return false;
  }
}

const signOf = (locale = 'en', currency = 'INR'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** The last word of its name, for more than one: rupees; English writes some with a capital letter. */
const wordsOf = (locale = 'en', currency = 'INR'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    // Some locales have its sign, too, before the amount.
    .findLast(({ type }) => type === 'currency')
    ?.value.split(' ')
    .at(-1)
    ?.toLowerCase() ?? currency;

/** How many digits a currency has after its point: three in Kuwait. */
const decimalsOf = (currency: string): string =>
  String(
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits,
  );

/** Nothing of a locale or currency that is refused. */
const moneyIn = (locale = '', currency = '', say: typeof signOf): string =>
  isEnglish(locale) && isCurrency(currency) ? say(locale, currency) : '';

/** What a locale calls the time of a zone, `short` in winter and `shortGeneric` all year round. */
const zoneNameIn = (
  locale: string,
  timeZone: string,
  timeZoneName: 'short' | 'shortGeneric',
): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName })
    .formatToParts(Date.parse('2026-01-01'))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The abbreviation of a zone's time, which English has where people live in it: IST, ET; else its offset. */
function shortNameOf(timeZone?: string): string {
  if (!timeZone || !isTimeZone(timeZone)) return '';
  const countries = 'IN US CA AU NZ KE ZA GB SG MY HK ID GY'.split(' ');
  const locales = countries.map((country) => `en-${country}`);
  const names = locales.map((locale) => zoneNameIn(locale, timeZone, 'shortGeneric'));
  return names.find((name) => /^[A-Z]{2,}$/.test(name)) ?? zoneNameIn('en-GB', timeZone, 'short');
}

/** Country codes of phone numbers where addresses have the postcode before the city. */
const postcodesFirst = (
  '30 31 32 33 34 36 39 40 41 43 45 46 47 48 49 52 54 56 60 63 90 98 212 213 216 221 351 352 354 358 ' +
  '359 370 371 372 381 382 383 385 386 387 389 420 421 423 855 856 995'
).split(' ');

/** Country codes of phone numbers where people have other days off than Saturday and Sunday. */
const weekends: readonly (readonly [weekend: string, codes: string])[] = [
  ['friday, saturday', '20 213 218 249 880 960 962 963 964 965 966 967 968 972 973 974'],
  ['friday', '98'],
];

/** A region that Hosting can send requests to, by the first word of a time zone. */
const regions: Readonly<Record<string, string>> = {
  Asia: 'asia-south1',
  Indian: 'asia-south1',
  America: 'us-central1',
  Australia: 'australia-southeast1',
  Pacific: 'australia-southeast1',
};

const regionNear = (timeZone: string): string =>
  regions[timeZone.split('/')[0] ?? ''] ?? 'europe-west1';

export const questions = [
  { key: 'name', ask: 'Full name', preset: () => '' },
  { key: 'spokenName', ask: 'Name in sentences', preset: ({ name = '' }) => name },
  { key: 'shortName', ask: 'Name in one word', preset: ({ name }) => firstWord(name) },
  { key: 'developer', ask: 'Developer, at the foot of pages', preset: ({ name = '' }) => name },
  { key: 'city', ask: 'City', preset: () => '' },
  { key: 'area', ask: 'Part of the city', preset: ({ city = '' }) => city },
  { key: 'country', ask: 'Country', preset: () => 'India' },
  { key: 'region', ask: 'State or region', preset: ({ country = '' }) => country },
  { key: 'domain', ask: 'Domain, such as your-domain.in', preset: () => '' },
  { key: 'founded', ask: 'Year of founding, or nothing', preset: () => '' },
  { key: 'registeredName', ask: 'Registered name, or nothing', preset: () => '' },
  {
    key: 'teaches',
    ask: 'What you teach, such as Language training',
    preset: () => 'Courses',
  },
  { key: 'subjects', ask: 'Subjects, such as German and French, or nothing', preset: () => '' },
  { key: 'motto', ask: 'Headline of the share image, or nothing', preset: () => '' },
  {
    key: 'phoneCode',
    ask: 'Country code of phone numbers',
    preset: ({ country = '' }) => phoneCodeOf(country),
  },
  {
    key: 'gstin',
    ask: 'GSTIN, or nothing',
    preset: () => '',
    isAsked: ({ phoneCode }) => phoneCode === '91',
  },
  {
    key: 'tax',
    ask: 'What the tax in fees is called',
    preset: ({ phoneCode }) => (phoneCode === '91' ? 'GST' : 'tax'),
  },
  {
    key: 'dataAuthority',
    ask: 'Whom people may complain to about their data',
    preset: ({ phoneCode }) =>
      phoneCode === '91'
        ? 'the Data Protection Board of India'
        : 'the authority that supervises data protection',
  },
  {
    key: 'yearBegins',
    ask: 'Month in which your year begins, 1 for January',
    preset: ({ phoneCode }) => (phoneCode === '91' ? '4' : '1'),
  },
  {
    key: 'postcodeFirst',
    ask: 'Does the postcode stand before the city, yes or no',
    preset: ({ phoneCode = '' }) => (postcodesFirst.includes(phoneCode) ? 'yes' : 'no'),
  },
  {
    key: 'weekend',
    ask: 'Weekend, such as friday, saturday',
    preset: ({ phoneCode = '' }) =>
      weekends.find(([, codes]) => codes.split(' ').includes(phoneCode))?.[0] ?? 'saturday, sunday',
  },
  {
    key: 'timeZone',
    ask: 'Time zone, such as Asia/Kolkata',
    preset: ({ phoneCode }) => (phoneCode === '91' ? 'Asia/Kolkata' : ''),
  },
  { key: 'timeName', ask: 'What people call its time', preset: ({ country }) => `${country} time` },
  { key: 'timeCode', ask: 'Its abbreviation', preset: ({ timeZone }) => shortNameOf(timeZone) },
  {
    key: 'locale',
    ask: 'English of which country, such as en-GB',
    preset: ({ phoneCode }) => (phoneCode === '91' ? 'en-IN' : 'en-GB'),
  },
  {
    key: 'currency',
    ask: 'Currency, such as INR',
    preset: ({ phoneCode }) => (phoneCode === '91' ? 'INR' : ''),
  },
  {
    key: 'sign',
    ask: 'Its sign',
    preset: ({ locale, currency }) => moneyIn(locale, currency, signOf),
  },
  {
    key: 'words',
    ask: 'In words',
    preset: ({ locale, currency }) => moneyIn(locale, currency, wordsOf),
  },
  {
    key: 'decimals',
    ask: 'Digits after the point in amounts of tax, 0 for whole ones',
    preset: ({ phoneCode, currency = '' }) =>
      phoneCode === '91' || !isCurrency(currency) ? '0' : decimalsOf(currency),
  },
  { key: 'tamilName', ask: 'Name in Tamil before a noun, or nothing', preset: () => '' },
  { key: 'brand', ask: 'Leading colour', preset: () => theme.indigoGround[0] },
  { key: 'accent', ask: 'Second colour', preset: () => theme.turmeric[0] },
  {
    key: 'cloudRegion',
    ask: 'Google Cloud region of its data, such as asia-south1; it cannot be changed later',
    preset: ({ timeZone = '' }) => regionNear(timeZone),
  },
  { key: 'project', ask: 'Firebase project', preset: () => 'your-project' },
  {
    key: 'email',
    ask: 'Address that enquiries are emailed to',
    preset: ({ domain }) => `enquiries@${domain}`,
  },
] as const satisfies readonly Question[];
