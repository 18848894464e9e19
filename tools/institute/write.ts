import {
  builtFacts,
  clockChanges,
  contrastsOf,
  hexColour,
  institute,
  leastContrast,
  offsetText,
  ownFacts,
  paletteOf,
  theme,
} from '@institute/schema';
import { isPhoneCode, phoneExampleOf, phonePatternOf } from './phone-pattern.ts';

/** What `npm run new-institute` is told. */
export type Answers = Readonly<Record<QuestionKey, string>>;

type QuestionKey = (typeof questions)[number]['key'];

interface Question {
  readonly key: string;
  readonly ask: string;
  /** What an empty answer means; from those before. */
  readonly preset: (before: Readonly<Record<string, string>>) => string;
}

const firstWord = (text = ''): string => text.split(/\s+/)[0] ?? '';

const signOf = (locale = 'en', currency = 'INR'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** The last word of its name, for more than one: rupees. */
const wordsOf = (locale = 'en', currency = 'INR'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    // Some locales have its sign, too, before the amount.
    .findLast(({ type }) => type === 'currency')
    ?.value.split(' ')
    .at(-1) ?? currency;

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
function shortNameOf(timeZone = 'Asia/Kolkata'): string {
  const locales = ['en-IN', 'en-US', 'en-CA', 'en-AU', 'en-NZ', 'en-KE', 'en-ZA', 'en-GB'];
  const names = locales.map((locale) => zoneNameIn(locale, timeZone, 'shortGeneric'));
  return names.find((name) => /^[A-Z]{2,}$/.test(name)) ?? zoneNameIn('en-GB', timeZone, 'short');
}

/** Country codes of phone numbers where addresses have the postcode before the city. */
const postcodesFirst = (
  '30 31 32 33 34 36 39 40 41 43 45 46 47 48 49 52 54 56 60 63 90 98 212 213 216 221 351 352 354 358 ' +
  '359 370 371 372 381 382 383 385 386 387 389 420 421 423 855 856 995'
).split(' ');

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
  { key: 'phoneCode', ask: 'Country code of phone numbers', preset: () => '91' },
  { key: 'gstin', ask: 'GSTIN, or nothing', preset: () => '' },
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
  { key: 'timeZone', ask: 'Time zone', preset: () => 'Asia/Kolkata' },
  { key: 'timeName', ask: 'What people call its time', preset: ({ country }) => `${country} time` },
  { key: 'timeCode', ask: 'Its abbreviation', preset: ({ timeZone }) => shortNameOf(timeZone) },
  { key: 'locale', ask: 'Locale', preset: () => 'en-IN' },
  { key: 'currency', ask: 'Currency', preset: () => 'INR' },
  { key: 'sign', ask: 'Its sign', preset: ({ locale, currency }) => signOf(locale, currency) },
  { key: 'words', ask: 'In words', preset: ({ locale, currency }) => wordsOf(locale, currency) },
  { key: 'tamilName', ask: 'Name in Tamil before a noun, or nothing', preset: () => '' },
  { key: 'brand', ask: 'Leading colour', preset: () => theme.indigoGround[0] },
  { key: 'accent', ask: 'Second colour', preset: () => theme.turmeric[0] },
  { key: 'project', ask: 'Firebase project', preset: () => 'your-project' },
  {
    key: 'email',
    ask: 'Address that enquiries are emailed to',
    preset: ({ domain }) => `enquiries@${domain}`,
  },
] as const satisfies readonly Question[];

/** Empty where the clocks change within a year. */
function fixedOffset(timeZone: string): string {
  const begin = Date.parse('2026-01-01');
  const end = Date.parse('2027-01-01');
  return clockChanges(timeZone, begin, end).length > 0 ? '' : offsetText(timeZone, begin);
}

/** What the dashboard would say of the answers: an owner could save nothing there before mending them. */
function problemsInDashboard(answers: Answers): string[] {
  const checkedBelow = ['brand', 'accent', 'gstin'];
  const given = Object.entries(answers).filter(
    ([key, answer]) => answer !== '' && key in builtFacts && !checkedBelow.includes(key),
  );
  const { error } = ownFacts.safeParse({ ...builtFacts, ...Object.fromEntries(given) });
  return error?.issues.map(({ message }) => message) ?? [];
}

/** What is wrong with the answers; empty if nothing is. */
export function problemsOf(answers: Answers): string[] {
  const problems = problemsInDashboard(answers);
  const broken = questions.find(({ key }) => /[\n\r]/.test(answers[key]));
  if (broken) problems.push(`${broken.ask}: enter one line`);
  if (answers.gstin && answers.phoneCode !== '91')
    problems.push('GSTIN is a number of India: leave it empty');
  if (!isPhoneCode(answers.phoneCode))
    problems.push('The country code of phone numbers must be that of a country, such as 91');
  if (!/^(?:[1-9]|1[0-2])$/.test(answers.yearBegins))
    problems.push('The month in which your year begins must be from 1 to 12');
  if (!/^(?:yes|no)$/.test(answers.postcodeFirst))
    problems.push('Whether the postcode stands before the city must be yes or no');
  for (const key of ['name', 'city', 'domain'] as const)
    if (!answers[key]) problems.push(`${key} is missing`);
  for (const key of ['brand', 'accent'] as const)
    if (!hexColour.test(answers[key]))
      problems.push(`${key} must be six hexadecimal digits after #`);
  try {
    offsetText(answers.timeZone, 0);
  } catch {
    problems.push(`${answers.timeZone} is not a time zone`);
  }
  if (problems.length > 0) return problems;
  for (const { text, ground, ratios } of contrastsOf(paletteOf(answers)))
    for (const [night, ratio] of ratios.entries()) {
      if (ratio >= leastContrast) continue;
      const when = night ? 'at night' : 'by day';
      problems.push(
        `${text} on ${ground} ${when} has a contrast of ${ratio.toFixed(1)}: choose another colour`,
      );
    }
  return problems;
}

/** Before an amount: letters stand off its digits by a space that no line breaks at. */
const spaced = (sign: string): string => (/\p{L}$/u.test(sign) ? `${sign}\u00A0` : sign);

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

/** Puts values behind the names of a file of settings, each on a line of its own. */
function withValues(file: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^(  ${name}: |export const ${name}(?:: \\w+)? = ).*([,;])$`, 'm');
    if (!line.test(text)) throw new Error(`The file has no line for ${name}`);
    return text.replace(line, (_all, start: string, end: string) => start + value + end);
  }, file);
}

/** The questions whose answers stand in the institute's file as they are. */
const facts = [
  ...(['name', 'spokenName', 'shortName', 'developer', 'area', 'city', 'region'] as const),
  ...([
    'domain',
    'founded',
    'registeredName',
    'gstin',
    'timeZone',
    'timeName',
    'timeCode',
  ] as const),
  ...(['locale', 'phoneCode', 'tamilName'] as const),
  ...(['teaches', 'subjects', 'motto', 'dataAuthority', 'tax'] as const),
];

/** `schema/src/institute.ts` with the answers in it. */
export function institutesFile(file: string, answers: Answers): string {
  const texts = Object.fromEntries(facts.map((name) => [name, quoted(answers[name])]));
  return withValues(file, {
    ...texts,
    mark: quoted(answers.shortName.toLowerCase()),
    currency: `{ code: ${quoted(answers.currency)}, sign: ${quoted(spaced(answers.sign))}, words: ${quoted(answers.words)} }`,
    phonePattern: String(phonePatternOf(answers.phoneCode)),
    yearBegins: answers.yearBegins,
    postcodeFirst: String(answers.postcodeFirst === 'yes'),
    utcOffset: quoted(fixedOffset(answers.timeZone)),
    startsBacked: 'true',
    fixedTexts: 'false',
    promise: quoted(''),
    phoneExample: quoted(phoneExampleOf(answers.phoneCode)),
  });
}

/** `schema/src/theme.ts` in the colours of the answers. */
export function themesFile(file: string, answers: Answers): string {
  const written = Object.entries(paletteOf(answers)).map(([name, colour]) => [
    name,
    typeof colour === 'string' ? quoted(colour) : `[${colour.map(quoted).join(', ')}]`,
  ]);
  return withValues(file, Object.fromEntries(written));
}

/** An example of settings with the answers in it. */
export const settingsFile = (example: string, { project, domain, email }: Answers): string =>
  example
    .replaceAll('your-project', project)
    .replaceAll('your-domain.in', domain)
    .replace(/^ENQUIRY_EMAIL=$/m, `ENQUIRY_EMAIL=${email}`);

/** The settings of the emulators with the domain of the answers. */
export const emulatorsFile = (file: string, { domain }: Answers): string =>
  file.replaceAll(institute.domain, domain);
