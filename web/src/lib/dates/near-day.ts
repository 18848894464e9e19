import { dayAfter, shortDay, weekdayOf } from '@institute/schema';
import * as texts from '../../texts/en/near-days.ts';

/**
 * A coming day as it is said on another: `today`, `tomorrow`, `on Saturday`, else its date, as where
 * `today` is empty: on the server, whose pages are kept.
 */
export function nearDay(day: string, today: string): string {
  if (day === today) return texts.today;
  if (today && day === dayAfter(today, 1)) return texts.tomorrow;
  return today && day <= dayAfter(today, 6)
    ? texts.onWeekday(weekdayOf(day) ?? '')
    : texts.onDay(shortDay(day));
}
