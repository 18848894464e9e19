import {
  beginOfWeek,
  capitalised,
  dayAfter,
  dayParts,
  firstWorkingDay,
  localDay,
  localMoment,
  weekdays,
} from '@institute/schema';
import { hourText } from '../hour-text.ts';

/** When releases of a new week go live. */
export const begins = '09:00';

/** The first day of the next week at nine, in local time, as a release: `Monday 30 Nov, 9 am`. */
export function nextWeek(now: Date): { readonly name: string; readonly at: string } {
  const day = dayAfter(beginOfWeek(localDay(now)), weekdays.length);
  const { date, month } = dayParts(day);
  return {
    name: `${capitalised(firstWorkingDay)} ${date} ${month}, ${hourText(begins)}`,
    at: localMoment(day, begins).toISOString(),
  };
}
