import {
  collections,
  dayAfter,
  lastWeeksCount,
  localDay,
  reportDay,
  type LastWeeks,
  type Report,
  type ReportDay,
  type ReportQuery,
} from '@institute/schema';
import { readAll, readCoursesOf } from '../content/read.ts';
import { listColleagues, readTargets } from '../enquiries/colleagues.ts';
import { firestore } from '../platform/admin.ts';
import { aggregateDay, type Lead } from './aggregate-day.ts';
import { daysBetween, keepDays, readStaleDays, reportDays } from './keep-days.ts';
import { mergeDays } from './merge-days.ts';
import { readRecordsOfCourse } from './read-records.ts';

const readKept = (from: string, to: string): Promise<ReportDay[]> =>
  readAll<ReportDay>(
    reportDay,
    reportDays()
      .where('__name__', '>=', reportDays().doc(from))
      .where('__name__', '<=', reportDays().doc(to))
      .orderBy('__name__'),
  );

const isWhole = ({ steps, reasons, enrolledBy }: ReportDay): boolean =>
  [steps, reasons, enrolledBy].every((figure) => figure !== undefined);

/** The days of a period in order, those recomputed whose records have changed, or that lack a figure (reports-2). */
export async function readDays(from: string, to: string): Promise<ReportDay[]> {
  const [kept, stale] = await Promise.all([readKept(from, to), readStaleDays()]);
  const known = new Set(kept.flatMap((day) => (isWhole(day) ? day._id : [])));
  const due = daysBetween(from, to).filter((day) => stale.has(day) || !known.has(day));
  if (due.length === 0) return kept;
  await keepDays(due);
  return readKept(from, to);
}

/** The days of a period with the leads of one course alone; they are not kept. */
async function daysOfCourse(from: string, to: string, course: string): Promise<ReportDay[]> {
  const { leads, ...others } = await readRecordsOfCourse(from, to, course);
  const byDay = new Map<string, Lead[]>(daysBetween(from, to).map((day) => [day, []]));
  for (const lead of leads) byDay.get(localDay(new Date(lead.createdAt)))?.push(lead);
  return [...byDay].map(([day, arrived]) => aggregateDay(day, { leads: arrived, ...others }));
}

/** The figures of a period. */
export async function readReport({
  query: { from, to, course },
}: {
  query: ReportQuery;
}): Promise<Report> {
  const [days, colleagues, targets] = await Promise.all([
    course ? daysOfCourse(from, to, course) : readDays(from, to),
    listColleagues(),
    // They are of all courses together.
    course ? new Map<string, number>() : readTargets(),
  ]);
  const begun = await readCoursesOf(days.flatMap(({ seats }) => seats));
  const courses = new Map(begun.map(({ _id, title }) => [_id, title]));
  const people = new Map(colleagues.map(({ uid, name }) => [uid, name]));
  const report = mergeDays(days, localDay(new Date()), { people, courses, targets });
  return course
    ? { ...report, seats: report.seats.filter((each) => each.course === course) }
    : report;
}

/** The figures of the last weeks, the oldest first. */
export async function readLastWeeks(): Promise<LastWeeks> {
  const today = localDay(new Date());
  const days = await readDays(dayAfter(today, 1 - 7 * lastWeeksCount), today);
  return Array.from({ length: lastWeeksCount }, (_, week) => {
    const { all, answering } = mergeDays(days.slice(7 * week, 7 * week + 7), today);
    return { leads: all.leads, enrolled: all.enrolled, answering };
  });
}

/** Computes the days whose records have changed, and whatever is missing of the last month. */
export async function keepStaleDays(now = new Date()): Promise<number> {
  const today = localDay(now);
  const lately = daysBetween(dayAfter(today, -30), today);
  const [stale, documents] = await Promise.all([
    readStaleDays(),
    firestore().getAll(...lately.map((day) => reportDays().doc(day))),
  ]);
  const missing = documents.filter(({ exists }) => !exists).map(({ id }) => id);
  const due = [...stale, ...missing];
  await keepDays(due);
  return new Set(due).size;
}

/** The first and the last day of which there are records, or figures. */
async function range(now: Date): Promise<[first: string, last: string]> {
  const today = localDay(now);
  const ends = async (collection: string, field: string) => {
    const all = firestore().collection(collection).orderBy(field).select(field);
    const [{ docs: first }, { docs: last }] = await Promise.all([
      all.limit(1).get(),
      all.limitToLast(1).get(),
    ]);
    return [...first, ...last].map((each) => {
      const value = String(each.get(field));
      return value.length === 10 ? value : localDay(new Date(value));
    });
  };
  const kept = await reportDays().select().get();
  const found = [
    today,
    ...(await ends(collections.enquiries, 'createdAt')),
    ...(await ends(collections.demoBookings, 'startsAt')),
    ...(await ends(collections.batches, 'firstDay')),
    ...kept.docs.map(({ id }) => id),
  ].toSorted();
  return [found[0]!, found.at(-1)!];
}

/** Computes every day from the records, for `npm run reports`. Returns how many. */
export async function keepAllDays(now = new Date()): Promise<number> {
  const [first, last] = await range(now);
  const days = daysBetween(first, last);
  await keepDays([...days, ...(await readStaleDays())]);
  return days.length;
}
