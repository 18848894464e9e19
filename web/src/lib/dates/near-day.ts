import { dayAfter, shortDay, weekdayOf } from '@institute/schema';

/**
 * A coming day as it is said on another: `today`, `tomorrow`, `on Saturday`, else its date, as where
 * `today` is empty: on the server, whose pages are kept.
 */
export function nearDay(day: string, today: string): string {
  if (day === today) return 'today';
  if (today && day === dayAfter(today, 1)) return 'tomorrow';
  const weekday = weekdayOf(day) ?? '';
  return today && day <= dayAfter(today, 6)
    ? `on ${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`
    : `on ${shortDay(day)}`;
}
