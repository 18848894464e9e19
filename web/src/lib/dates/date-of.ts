import { localTime } from '@institute/schema';
import { withYear, months } from '../../texts/en/dates.ts';

/** The month of a day such as 2026-11-25: `November`. */
export const monthOf = (day: string): string => months[Number(day.slice(5, 7)) - 1] ?? '';

/** The date of a timestamp in the institute's time zone: `12 Oct 2026` (blog-3). */
export function dateOf(moment: string): string {
  const date = localTime(new Date(moment));
  return withYear(months[date.getUTCMonth()] ?? '', date.getUTCDate(), date.getUTCFullYear());
}
