import { localDay } from '../fields/local-time.ts';
import { institute } from '../institute.ts';

const monthNames = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];

const monthOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : monthNames.indexOf(text.slice(0, 3).toLowerCase()) + 1;

const yearOf = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** Whether people of a locale who write a day in numbers begin with the month, as in the United States. */
export const beginsWithMonth = (locale: string): boolean =>
  new Intl.DateTimeFormat(locale).formatToParts(0).find(({ type }) => type !== 'literal')?.type ===
  'month';

let known: boolean | undefined;

/** Whether those of the institute do. */
export const monthIsFirst = (): boolean => (known ??= beginsWithMonth(institute.locale));

const dayFirst = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?:,? .*)?$/;
const monthFirst = /^(?<month>\d{1,2})[-/.](?<day>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?:,? .*)?$/;

/** The other orders in which people write year, month and day. */
const notations = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ].*)?$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[- ](?<month>[A-Za-z]{3,9})[-, ]+(?<year>\d{4}|\d{2})(?:,? .*)?$/,
  /^(?<month>[A-Za-z]{3,9}) (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?:,? .*)?$/,
];

/** A moment with its offset from UTC, as programs write it. */
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;

/** The local day, such as 2026-01-31, that a text names; undefined if it names none. */
export function dayInText(text: string, isMonthFirst = monthIsFirst()): string | undefined {
  const at = moment.test(text.trim()) ? new Date(text.trim()) : undefined;
  if (at && !Number.isNaN(at.getTime())) return localDay(at);
  const inNumbers = isMonthFirst ? monthFirst : dayFirst;
  const found = [inNumbers, ...notations]
    .map((notation) => notation.exec(text.trim()))
    .find(Boolean)?.groups;
  if (!found) return undefined;
  const [year, month, day] = [
    yearOf(found['year'] ?? ''),
    monthOf(found['month'] ?? ''),
    Number(found['day']),
  ];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = month > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}
