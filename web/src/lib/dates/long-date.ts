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

/** A moment as the long US date that it has in Chennai: `October 12, 2026` (blog-3). */
export function longDate(moment: string): string {
  const date = indianTime(new Date(moment));
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
