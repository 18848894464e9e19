import { beginOfWeek, dayAfter, dayParts, weekdays } from '@institute/schema';

/** The weeks that have one of these days, in order, each as its days. */
export function weeksOf(days: readonly string[]): string[][] {
  const begins = [...new Set(days.map(beginOfWeek))].toSorted();
  return begins.map((first) => weekdays.map((_weekday, index) => dayAfter(first, index)));
}

/** All days of the weeks from that of the first of these days to that of the last. */
export function calendarOf(days: readonly string[]): string[] {
  const weeks = weeksOf(days);
  const last = weeks.at(-1)?.at(-1) ?? '';
  const all: string[] = [];
  for (let day = weeks[0]?.[0]; day && day <= last; day = dayAfter(day, 1)) all.push(day);
  return all;
}

/** Two days as `7 – 13 Dec`; each says its month where they differ. */
export function daySpan(first: string, last: string): string {
  const [begins, ends] = [dayParts(first), dayParts(last)];
  const month = begins.month === ends.month ? '' : ` ${begins.month}`;
  return `${begins.date}${month} – ${ends.date} ${ends.month}`;
}

/** The place in the list of demo classes where those of a day begin. */
export const anchorOf = (day: string): string => `d${day}`;
