import {
  dayAfter,
  firstClass,
  localMoment,
  pathIn,
  type BatchDay,
  type Branch,
  type Language,
  type StoredBatch,
  type StoredCourse,
} from '@institute/schema';
import { paths } from '@institute/web/entry-server';
import { ICalEventStatus } from 'ical-generator';
import { readOwnFacts } from '../content/own-facts.ts';
import { locationOf } from '../content/place-of.ts';
import { readBatch, readCourse } from '../content/read.ts';
import { readBranchIn } from '../content/translations/branch-in.ts';
import { sayIn } from '../content/translations/say.ts';
import { localCalendar, wallTime, zone } from '../platform/local-calendar.ts';
import { siteAddress } from '../platform/site-address.ts';

/** The last second of a local day, in UTC, as a rule of repetition has it. */
const untilEndOf = (day: string): string =>
  new Date(localMoment(dayAfter(day, 1), '00:00').getTime() - 1000)
    .toISOString()
    .replaceAll(/[-:]|\.000/g, '');

const everyWeek = ({ day }: BatchDay, lastDay: string): string =>
  `RRULE:FREQ=WEEKLY;BYDAY=${day.slice(0, 2).toUpperCase()};UNTIL=${untilEndOf(lastDay)}`;

/**
 * A batch as a calendar file: each weekday is an event that is repeated every week (batches-7). Who
 * imports it again gets the same events, updated, and cancelled where there is no class any more: the
 * sequence is the time from the first to the last edit, in seconds.
 */
export function calendarOf(
  batch: StoredBatch,
  course: StoredCourse,
  {
    site,
    name,
    language = 'en',
    at,
    said = batch,
  }: {
    readonly site: string;
    readonly name: string;
    readonly language?: Language;
    /** Its branch in that language. */
    readonly at?: Branch | undefined;
    /** The batch in that language. */
    readonly said?: StoredBatch;
  },
): string {
  const { _id, firstDay, lastDay, days, dropped = [], state } = batch;
  const changed = new Date(batch.updatedAt);
  const calendar = localCalendar(name, 'Batches');
  for (const held of [...days, ...dropped]) {
    const first = firstClass(firstDay, [held]) ?? firstDay;
    const isEver = first <= lastDay;
    const isHeld = isEver && state !== 'cancelled' && days.includes(held);
    calendar.createEvent({
      id: `batch-${_id}-${held.day}@${new URL(site).host}`,
      sequence: Math.floor((changed.getTime() - Date.parse(batch.createdAt)) / 1000),
      stamp: changed,
      lastModified: changed,
      timezone: zone,
      start: wallTime(isEver ? first : firstDay, held.from),
      end: wallTime(isEver ? first : firstDay, held.to),
      ...(isEver && { repeating: everyWeek(held, lastDay) }),
      summary: course.title,
      location: locationOf(batch, { language, at, said }),
      url: site + pathIn(language, paths.course(course.slug)),
      status: isHeld ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    });
  }
  return calendar.toString();
}

/** The calendar file of a batch that is, or was, on the site. */
export async function batchCalendar(id: string, language: Language): Promise<string | undefined> {
  const batch = await readBatch(id);
  if (!batch || batch.state === 'planned') return undefined;
  const course = await readCourse(batch.course);
  if (!course) return undefined;
  const say = sayIn(language);
  const [taught, [said = batch], { name }, at] = await Promise.all([
    say.whole('courses', course),
    say.cards('batches', [batch], ({ _id }) => _id),
    readOwnFacts(),
    readBranchIn(say, batch.branch),
  ]);
  return calendarOf(batch, taught, { site: siteAddress(), name, language, at, said });
}
