import { domainToASCII } from 'node:url';
import {
  builtColours,
  builtFacts,
  contrastsOf,
  hexColour,
  leastContrast,
  ownFacts,
  paletteOf,
  weekdays,
  type LeadingColours,
} from '@institute/schema';
import { isPhoneCode } from './phone-pattern.ts';
import {
  isCurrency,
  isEnglish,
  isKnownLocale,
  isTimeZone,
  questions,
  type Answers,
} from './questions.ts';
import { daysIn } from './write.ts';

type Key = keyof Answers;

/** What is wrong with an answer, from it and those before it; nothing if it can stay. */
type Check = (answer: string, before: Answers) => string | false;

/** A domain as it stands in addresses of emails: without `https://` and `www.`. */
const isDomain = (name: string): boolean =>
  /^(?!www\.)(?:[a-z\d][a-z\d-]*\.)+[a-z\d-]{2,}$/.test(name);

/** Where text could not be read in these colours. */
function contrastProblem(colours: LeadingColours): string | false {
  if (!hexColour.test(colours.brand) || !hexColour.test(colours.accent)) return false;
  const problems = contrastsOf(paletteOf(colours)).flatMap(({ text, ground, ratios }) =>
    ratios.flatMap((ratio, night) =>
      ratio >= leastContrast
        ? []
        : `${text} on ${ground} ${night ? 'at night' : 'by day'} has a contrast of ${ratio.toFixed(1)}: choose another colour`,
    ),
  );
  return problems.join('\n') || false;
}

const hexProblem = (key: Key, answer: string): string | false =>
  !hexColour.test(answer) && `${key} must be six hexadecimal digits after #`;

/** Whether one to three days follow each other; a week begins after its weekend. */
const isRow = (days: readonly string[]): boolean =>
  days.length > 0 &&
  days.length < 4 &&
  [...weekdays, ...weekdays].join().includes(days.join()) &&
  days.every((day) => weekdays.some((each) => each === day));

const checks: { readonly [Each in Key]?: Check } = {
  name: (name) => !name && 'name is missing',
  city: (city) => !city && 'city is missing',
  domain(domain) {
    if (!domain) return 'domain is missing';
    const written = domainToASCII(domain);
    if (written.includes('xn--') && written !== domain && isDomain(written))
      return `The domain must be ${written}, as addresses of emails write ${domain}`;
    return (
      !isDomain(domain) &&
      `The domain ${domain} must be small letters, digits, hyphens and dots, without https:// and www.`
    );
  },
  phoneCode: (code) =>
    !isPhoneCode(code) && 'The country code of phone numbers must be that of a country, such as 91',
  gstin: (gstin, { phoneCode }) =>
    gstin !== '' && phoneCode !== '91' && 'GSTIN is a number of India: leave it empty',
  yearBegins: (month) =>
    !/^(?:[1-9]|1[0-2])$/.test(month) && 'The month in which your year begins must be from 1 to 12',
  weekend: (list) =>
    !isRow(daysIn(list)) &&
    'The weekend must be one to three days in a row, such as friday, saturday',
  postcodeFirst: (answer) =>
    !/^(?:yes|no)$/.test(answer) && 'Whether the postcode stands before the city must be yes or no',
  timeZone: (zone) =>
    !isTimeZone(zone) &&
    `${zone || 'Nothing'} is not a time zone: enter its name, such as Asia/Kolkata`,
  locale(locale) {
    if (!isEnglish(locale))
      return `The site is in English: ${locale} must be its English, such as en-GB`;
    return (
      !isKnownLocale(locale) &&
      `Days and numbers of ${locale} are not known: enter an English that writes them as you do, such as en-GB`
    );
  },
  currency: (code) =>
    !isCurrency(code) &&
    `${code || 'Nothing'} is not a currency: enter its three letters, such as INR`,
  decimals: (digits) =>
    !/^[0-3]$/.test(digits) && 'Amounts of tax have 0 to 3 digits after the point',
  // Each colour of the theme follows from one of the two.
  brand: (brand) =>
    hexProblem('brand', brand) || contrastProblem({ brand, accent: builtColours.accent }),
  accent: (accent) =>
    hexProblem('accent', accent) || contrastProblem({ brand: builtColours.brand, accent }),
  cloudRegion: (region) =>
    !/^[a-z]+-[a-z]+\d+$/.test(region) &&
    'Enter the region of Google Cloud as it is called there, such as asia-south1',
  project: (project) =>
    !/^[a-z][a-z\d-]{4,28}[a-z\d]$/.test(project) &&
    `The Firebase project ${project} must be 6 to 30 small letters, digits and hyphens, as in its address`,
  email: (email, { domain }) =>
    domain !== '' &&
    !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) &&
    `${email} is not an email address`,
};

/** What the dashboard would say of an answer: an owner could save nothing there before mending it. */
function problemInDashboard(key: Key, answer: string): string | undefined {
  // The check of a GSTIN is that of the country whose institute this was until now.
  if (answer === '' || key === 'gstin' || !(key in builtFacts)) return undefined;
  const { error } = ownFacts.shape[key as keyof typeof builtFacts].safeParse(answer);
  return error?.issues[0]?.message;
}

/** What is wrong with the answer to a question, from those before it; undefined if nothing is. */
export function problemOf(key: Key, answers: Answers): string | undefined {
  const answer = answers[key];
  if (/[\n\r]/.test(answer))
    return `${questions.find((each) => each.key === key)?.ask}: enter one line`;
  return checks[key]?.(answer, answers) || problemInDashboard(key, answer);
}

/** What is wrong with the answers; empty if nothing is. */
export const problemsOf = (answers: Answers): string[] =>
  questions.flatMap(({ key }) => problemOf(key, answers) ?? []);
