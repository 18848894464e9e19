import { indianTime } from './indian-time.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A timestamp as a long US date in Chennai's time zone: `October 12, 2026` (blog-3). */
export function longDate(moment: string): string {
  const date = indianTime(new Date(moment));
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
