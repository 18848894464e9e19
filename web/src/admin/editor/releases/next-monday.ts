import { dayAfter, dayParts, localDay, localMoment, weekdayOf, weekdays } from '@institute/schema';

/** The local Monday after a moment at nine, as a release: `Monday 30 Nov, 9 am`. */
export function nextMonday(now: Date): { readonly name: string; readonly at: string } {
  const today = localDay(now);
  const since = weekdays.findIndex((weekday) => weekday === weekdayOf(today));
  const day = dayAfter(today, weekdays.length - since);
  const { date, month } = dayParts(day);
  return { name: `Monday ${date} ${month}, 9 am`, at: localMoment(day, '09:00').toISOString() };
}
