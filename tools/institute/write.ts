import {
  builtFacts,
  clockChanges,
  cloudRegion,
  contrastsOf,
  hexColour,
  institute,
  leastContrast,
  offsetText,
  ownFacts,
  paletteOf,
} from '@institute/schema';
import { parseEnv } from 'node:util';
import { isPhoneCode, phoneExampleOf, phonePatternOf } from './phone-pattern.ts';
import { isCurrency, isEnglish, isTimeZone, questions, type Answers } from './questions.ts';

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

/** A domain as it stands in addresses of emails: without `https://` and `www.`. */
const isDomain = (name: string): boolean =>
  /^(?!www\.)(?:[a-z\d][a-z\d-]*\.)+[a-z\d-]{2,}$/.test(name);

/** What would make addresses and names of files that are none. */
function problemsInSettings({ domain, project, email }: Answers): string[] {
  const problems: string[] = [];
  if (domain && !isDomain(domain))
    problems.push(
      `The domain ${domain} must be small letters, digits, hyphens and dots, without https:// and www.`,
    );
  if (!/^[a-z][a-z\d-]{4,28}[a-z\d]$/.test(project))
    problems.push(
      `The Firebase project ${project} must be 6 to 30 small letters, digits and hyphens, as in its address`,
    );
  if (domain && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    problems.push(`${email} is not an email address`);
  return problems;
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
  problems.push(...problemsInSettings(answers));
  for (const key of ['brand', 'accent'] as const)
    if (!hexColour.test(answers[key]))
      problems.push(`${key} must be six hexadecimal digits after #`);
  if (!/^[a-z]+-[a-z]+\d+$/.test(answers.cloudRegion))
    problems.push('Enter the region of Google Cloud as it is called there, such as asia-south1');
  if (!isTimeZone(answers.timeZone))
    problems.push(
      `${answers.timeZone || 'Nothing'} is not a time zone: enter its name, such as Asia/Kolkata`,
    );
  if (!isEnglish(answers.locale))
    problems.push(`The site is in English: ${answers.locale} must be its English, such as en-GB`);
  if (!isCurrency(answers.currency))
    problems.push(
      `${answers.currency || 'Nothing'} is not a currency: enter its three letters, such as INR`,
    );
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

/** Puts values behind the names of a file of settings, each in a line of its own or, where it is long, in the next one. */
function withValues(file: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^(  ${name}:|export const ${name}(?:: \\w+)? =)\\s+.*([,;])$`, 'm');
    if (!line.test(text)) throw new Error(`The file has no line for ${name}`);
    return text.replace(line, (_all, start: string, end: string) => `${start} ${value}${end}`);
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
  ...(['teaches', 'subjects', 'motto', 'dataAuthority', 'tax', 'cloudRegion'] as const),
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
    taxAtStart: quoted(answers.tax.charAt(0).toUpperCase() + answers.tax.slice(1)),
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

/** `firebase.json` with the region of the answers. */
export const firebaseFile = (file: string, answers: Answers): string =>
  file.replaceAll(`"${cloudRegion}"`, `"${answers.cloudRegion}"`);

/** An example of settings with the answers in it. */
export const settingsFile = (example: string, { project, domain, email }: Answers): string =>
  example
    .replaceAll('your-project', project)
    .replaceAll('your-domain.in', domain)
    .replace(/^ENQUIRY_EMAIL=$/m, `ENQUIRY_EMAIL=${email}`);

/** The names of settings that are there, and are not what the answers would make them. */
export function otherSettings(there: string, example: string, answers: Answers): string[] {
  const [unanswered, answered, kept] = [example, settingsFile(example, answers), there].map(
    (text) => parseEnv(text),
  );
  return Object.entries(answered ?? {})
    .filter(([name, value]) => value !== unanswered?.[name] && value !== kept?.[name])
    .map(([name]) => name);
}

/** The settings of the emulators with the domain of the answers. */
export const emulatorsFile = (file: string, { domain }: Answers): string =>
  file.replaceAll(institute.domain, domain);
