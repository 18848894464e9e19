import { weekdays } from './choices.ts';
import { institute } from '../institute.ts';

/** Offset of the institute's zone from UTC, in milliseconds, all year round. */
const offset =
  Date.parse('1970-01-01T00:00:00Z') - Date.parse(`1970-01-01T00:00:00${institute.utcOffset}`);

const dayLength = 24 * 60 * 60_000;

/**
 * A date whose UTC fields are the institute's local time. Creating an `Intl.DateTimeFormat` takes
 * longer than the startup of a page's other scripts.
 */
export const localTime = (moment: Date): Date => new Date(moment.getTime() + offset);

/** The local day at a moment, such as 2026-01-31. */
export const localDay = (moment: Date): string => localTime(moment).toISOString().slice(0, 10);

/** When the local day ends that a moment is in, in milliseconds since 1970. */
export const endOfLocalDay = (moment: Date): number =>
  (Math.floor((moment.getTime() + offset) / dayLength) + 1) * dayLength - offset;

/** The moment of a local time of a day. */
export const localMoment = (day: string, time: string): Date =>
  new Date(`${day}T${time}:00${institute.utcOffset}`);

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** The weekday of a day; `weekdays` begins with Monday. */
export const weekdayOf = (day: string) => weekdays[(new Date(day).getUTCDay() + 6) % 7];
