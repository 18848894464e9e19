import { weekdays } from './choices.ts';
import { institute, utcOffset, weekBegins } from '../institute.ts';
import { offsetLength, offsetText } from './zone-offset.ts';

const dayLength = 24 * 60 * 60_000;

const fixedOffset = offsetLength(utcOffset || '+00:00');

/**
 * Offset of the institute's zone from UTC at a moment, in milliseconds. Creating an `Intl.DateTimeFormat` takes
 * longer than the startup of a page's other scripts: only zones whose clocks change need one.
 */
const offsetAt = (moment: number): number =>
  utcOffset ? fixedOffset : offsetLength(offsetText(institute.timeZone, moment));

/** A date whose UTC fields are the institute's local time. */
export const localTime = (moment: Date): Date =>
  new Date(moment.getTime() + offsetAt(moment.getTime()));

/** The local day at a moment, such as 2026-01-31. */
export const localDay = (moment: Date): string => localTime(moment).toISOString().slice(0, 10);

/**
 * The moment of a local time of a day: the first of two where the clocks go back; where they go forward over it, as
 * much later. What is no time gives an invalid date.
 */
export function localMoment(day: string, time: string): Date {
  const fields = Date.parse(`${day}T${time}:00+00:00`);
  if (utcOffset || Number.isNaN(fields)) return new Date(fields - fixedOffset);
  const before = offsetAt(fields - dayLength);
  const after = offsetAt(fields + dayLength);
  const isLater = offsetAt(fields - before) !== before && offsetAt(fields - after) === after;
  return new Date(fields - (isLater ? after : before));
}

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** The weekday of a day. */
export const weekdayOf = (day: string) =>
  weekdays[(new Date(day).getUTCDay() + 7 - weekBegins) % 7];

/** When the local day ends that a moment is in, in milliseconds since 1970. */
export const endOfLocalDay = (moment: Date): number =>
  localMoment(dayAfter(localDay(moment), 1), '00:00').getTime();
