import { weekdays } from '../fields/choices.ts';
import { weekBegins } from '../institute.ts';
import { dates } from '../texts/en/dates.ts';
import type { BatchDay } from './batch.ts';

/** `Mon, Wed, Fri`; three or more days in a row as `Mon to Fri`. */
function daysText(days: readonly BatchDay['day'][], texts: typeof dates): string {
  const places = days.map((day) => weekdays.indexOf(day)).toSorted();
  const names = places.map((place) => texts.weekday((place + weekBegins) % 7));
  const isRow = (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1;
  return isRow && names.length > 2
    ? texts.row(names[0] ?? '', names.at(-1) ?? '')
    : names.join(', ');
}

/** The part of the day in which a class begins, at a time such as 18:30. */
export const partOfDay = (from: string): 'morning' | 'afternoon' | 'evening' =>
  from < '12:00' ? 'morning' : from < '16:00' ? 'afternoon' : 'evening';

/** The weekdays by their times: `Mon, Wed`, `evening` and `6:30 – 8:30 pm`. */
export function timesOf(days: readonly BatchDay[], texts = dates) {
  const byTime = new Map<string, BatchDay['day'][]>();
  for (const { day, from, to } of days) {
    const time = `${from} ${to}`;
    byTime.set(time, [...(byTime.get(time) ?? []), day]);
  }
  return [...byTime].map(([time, names]) => {
    const [from = '', to = ''] = time.split(' ');
    return { days: daysText(names, texts), part: partOfDay(from), range: texts.range(from, to) };
  });
}

/** The weekdays with their times: `Mon, Wed evenings, 6:30 – 8:30 pm; Sat mornings, 10:00 am – 1:00 pm`. */
export const timesText = (days: readonly BatchDay[], texts = dates): string =>
  timesOf(days, texts)
    .map(({ days: names, part, range }) => texts.classes(names, part, range))
    .join('; ');
