import {
  batchModes,
  weekdays,
  type BatchDay,
  type StoredBatch,
  type StoredCourse,
} from '@institute/schema';
import { paths } from '@institute/web/entry-server';
import { ICalEventStatus } from 'ical-generator';
import { readBatch, readCourse } from '../content/read.ts';
import { indianCalendar, wallTime, zone } from '../platform/indian-calendar.ts';
import { siteAddress } from '../platform/site-address.ts';

const weekdayOf = (day: string): BatchDay['day'] =>
  weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'monday';

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10);

/** The first of the weekdays from a day on. */
const firstOf = (day: string, held: readonly BatchDay[]): string =>
  held.some((each) => each.day === weekdayOf(day)) ? day : firstOf(dayAfter(day), held);

/** The days with the same times: each becomes one event that is repeated every week. */
function byTime(days: readonly BatchDay[]): BatchDay[][] {
  const groups = new Map<string, BatchDay[]>();
  for (const day of days) {
    const time = `${day.from} ${day.to}`;
    groups.set(time, [...(groups.get(time) ?? []), day]);
  }
  return [...groups.values()];
}

/** The end of a day in India, in UTC, as a rule of repetition has it. */
const untilEndOf = (day: string): string => `${day.replaceAll('-', '')}T182959Z`;

const code = ({ day }: BatchDay): string => day.slice(0, 2).toUpperCase();

/**
 * A batch as a calendar file (batches-7). Who imports it again gets the same events, updated: the
 * sequence is the time from the first to the last edit, in seconds.
 */
export function calendarOf(batch: StoredBatch, course: StoredCourse, site: string): string {
  const { _id, firstDay, lastDay, days, mode, branch, state, createdAt, updatedAt } = batch;
  const changed = new Date(updatedAt);
  const calendar = indianCalendar('Batches');
  for (const [index, held] of byTime(days).entries()) {
    const { from = '', to = '' } = held[0] ?? {};
    const first = firstOf(firstDay, held);
    calendar.createEvent({
      id: `batch-${_id}${index > 0 ? `-${index + 1}` : ''}@${new URL(site).host}`,
      sequence: Math.floor((changed.getTime() - Date.parse(createdAt)) / 1000),
      stamp: changed,
      lastModified: changed,
      timezone: zone,
      start: wallTime(first, from),
      end: wallTime(first, to),
      repeating: `RRULE:FREQ=WEEKLY;BYDAY=${held.map(code).join(',')};UNTIL=${untilEndOf(lastDay)}`,
      summary: course.title,
      location: [batchModes[mode], branch].filter(Boolean).join(', '),
      url: site + paths.course(course.slug),
      status: state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** The calendar file of a batch that is, or was, on the site. */
export async function batchCalendar(id: string): Promise<string | undefined> {
  const batch = await readBatch(id);
  if (!batch || batch.state === 'planned') return undefined;
  const course = await readCourse(batch.course);
  return course && calendarOf(batch, course, siteAddress());
}
