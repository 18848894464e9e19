import { clockChanges, cloudRegion, institute, offsetText, paletteOf } from '@institute/schema';
import { parseEnv } from 'node:util';
import { phoneExampleOf, phonePatternOf } from './phone-pattern.ts';
import type { Answers } from './questions.ts';

/** Empty where the clocks change within a year. */
function fixedOffset(timeZone: string): string {
  const begin = Date.parse('2026-01-01');
  const end = Date.parse('2027-01-01');
  return clockChanges(timeZone, begin, end).length > 0 ? '' : offsetText(timeZone, begin);
}

/** How the locale says times: with 12 hours and am or pm, or with 24. */
const clockHoursIn = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? '12' : '24';

/** Before an amount: letters stand off its digits by a space that no line breaks at. */
const spaced = (sign: string): string => (/\p{L}$/u.test(sign) ? `${sign}\u00A0` : sign);

const sundayAnd = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

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

/** The days in a list of them. */
export const daysIn = (list: string): string[] =>
  list
    .toLowerCase()
    .split(/[,\s]+/)
    .filter(Boolean);

/** The week that begins after a weekend. */
const weekOf = (weekend: readonly string[]) => ({
  weekBegins: String((sundayAnd.indexOf(weekend.at(-1) ?? '') + 1) % 7),
  workingDays: String(7 - weekend.length),
});

/** `schema/src/institute.ts` with the answers in it. */
export function institutesFile(file: string, answers: Answers): string {
  const texts = Object.fromEntries(facts.map((name) => [name, quoted(answers[name])]));
  return withValues(file, {
    ...texts,
    // İ in small letters is an i with a dot of its own above.
    mark: quoted(answers.shortName.toLowerCase().replaceAll('i\u0307', 'i')),
    currency: `{ code: ${quoted(answers.currency)}, sign: ${quoted(spaced(answers.sign))}, words: ${quoted(answers.words)} }`,
    moneyDecimals: answers.decimals,
    phonePattern: String(phonePatternOf(answers.phoneCode)),
    clockHours: clockHoursIn(answers.locale),
    yearBegins: answers.yearBegins,
    ...weekOf(daysIn(answers.weekend)),
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
