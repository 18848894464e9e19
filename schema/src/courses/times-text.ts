import { clockText } from '../fields/day-text.ts';
import type { BatchDay } from './batch.ts';

/** `monday` as `Mon`. */
const shortName = (day: string): string => day.charAt(0).toUpperCase() + day.slice(1, 3);

/** The weekdays with their times: `Mon, Wed 6:30 pm – 8:30 pm; Sat 10:00 am – 1:00 pm`. */
export function timesText(days: readonly BatchDay[]): string {
  const byTime = new Map<string, string[]>();
  for (const { day, from, to } of days) {
    const time = `${clockText(from)} – ${clockText(to)}`;
    byTime.set(time, [...(byTime.get(time) ?? []), shortName(day)]);
  }
  return [...byTime].map(([time, names]) => `${names.join(', ')} ${time}`).join('; ');
}
