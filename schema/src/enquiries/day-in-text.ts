import { localDay } from '../fields/local-time.ts';

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

/** The order in which people write year, month and day; in numbers the day is first. */
const notations = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T ].*)?$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4}|\d{2})(?:,? .*)?$/,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)?[- ](?<month>[A-Za-z]{3,9})[-, ]+(?<year>\d{4}|\d{2})(?:,? .*)?$/,
  /^(?<month>[A-Za-z]{3,9}) (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?:,? .*)?$/,
];

/** A moment with its offset from UTC, as programs write it. */
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;

/** The local day, such as 2026-01-31, that a text names; undefined if it names none. */
export function dayInText(text: string): string | undefined {
  const at = moment.test(text.trim()) ? new Date(text.trim()) : undefined;
  if (at && !Number.isNaN(at.getTime())) return localDay(at);
  const found = notations.map((notation) => notation.exec(text.trim())).find(Boolean)?.groups;
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
