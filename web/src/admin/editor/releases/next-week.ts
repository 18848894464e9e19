import {
  capitalised,
  dayAfter,
  dayParts,
  localDay,
  localMoment,
  weekdayOf,
  weekdays,
} from '@institute/schema';
import { hourText } from '../hour-text.ts';

/** When releases of a new week go live. */
export const begins = '09:00';

/** The first day of the next week at nine, in local time, as a release: `Monday 30 Nov, 9 am`. */
export function nextWeek(now: Date): { readonly name: string; readonly at: string } {
  const today = localDay(now);
  const since = weekdays.findIndex((weekday) => weekday === weekdayOf(today));
  const day = dayAfter(today, weekdays.length - since);
  const { date, month } = dayParts(day);
  return {
    name: `${capitalised(weekdays[0] ?? 'monday')} ${date} ${month}, ${hourText(begins)}`,
    at: localMoment(day, begins).toISOString(),
  };
}
