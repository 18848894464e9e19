import { localTime } from '@institute/schema';
import { inFull, months } from '../../texts/en/long-dates.ts';

/** The month of a day such as 2026-11-25: `November`. */
export const monthOf = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? '';

/** A timestamp as a long US date in the institute's time zone: `October 12, 2026` (blog-3). */
export function longDate(moment: string): string {
  const date = localTime(new Date(moment));
  return inFull(months[date.getUTCMonth()] ?? '', date.getUTCDate(), date.getUTCFullYear());
}
