import { clockHours } from '../../institute.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** `18:30` as `6:30 pm`; as it is where clocks have 24 hours. */
const clock = (time: string): string => {
  if (clockHours === 24) return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`;
};

/** How days and times are said; one value, so that what writes in several languages can be given it. */
export const dates = {
  /** By its number, Sunday's is 0. */
  weekday: (index: number): string => weekdays[index] ?? '',
  /** Where there is little room, such as on the sheet of a calendar. */
  shortWeekday: (index: number): string => weekdays[index] ?? '',
  /** By its number, January's is 0. */
  month: (index: number): string => months.slice(index * 3).slice(0, 3),
  /** Three or more days in a row. */
  row: (first: string, last: string): string => `${first} to ${last}`,
  clock,
  /** `18:30` and `20:30` as `6:30 – 8:30 pm`; each says am or pm where they differ. */
  range: (from: string, to: string): string => {
    const [begins, ends] = [clock(from), clock(to)];
    if (clockHours === 24) return `${begins} – ${ends}`;
    return `${begins.slice(-2) === ends.slice(-2) ? begins.slice(0, -3) : begins} – ${ends}`;
  },
  /** When classes are: `Mon, Wed evenings, 6:30 – 8:30 pm`. */
  classes: (days: string, part: 'morning' | 'afternoon' | 'evening', range: string): string =>
    `${days} ${part}s, ${range}`,
};
