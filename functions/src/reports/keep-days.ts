import { collections, dayAfter } from '@institute/schema';
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';
import { staleDays } from '../content/stale-days.ts';
import { transact } from '../platform/transact.ts';
import { aggregateDay } from './aggregate-day.ts';
import { readRecords } from './read-records.ts';

export const reportDays = (): CollectionReference => firestore().collection(collections.reportDays);

/** Most days whose records are read at once. */
const longestSpan = 31;

/** Spans that are computed at the same time. */
const atOnce = 4;

/** How often a span is tried whose days somebody else computes at the same time. */
const tries = 5;

const busy = () => new ApiError('conflict', 'The figures are being updated; try again in a moment');

/** Days in a row, up to a month of them each. */
export function spansOf(days: readonly string[]): string[][] {
  const spans: string[][] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = spans.at(-1);
    const follows = last && last.length < longestSpan && dayAfter(last.at(-1)!, 1) === day;
    if (follows) last.push(day);
    else spans.push([day]);
  }
  return spans;
}

const isSame = (one: DocumentSnapshot, other: DocumentSnapshot | undefined): boolean =>
  one.exists === other?.exists &&
  (one.updateTime === undefined || other.updateTime?.isEqual(one.updateTime) === true);

/**
 * Computes the days of a span from their records and keeps them, unless somebody else kept one of them
 * meanwhile. The marks are read before the records: a change after that leaves its own.
 */
async function keepSpan(days: readonly string[]): Promise<boolean> {
  const documents = days.map((day) => reportDays().doc(day));
  const [first, last] = [days[0]!, days.at(-1)!];
  const marked = staleDays().where('day', '>=', first).where('day', '<=', last);
  const before = await firestore().getAll(...documents);
  const marks = (await marked.get()).docs;
  const records = await readRecords(first, last);
  const figures = days.map((day) => aggregateDay(day, records));
  return transact(
    `${collections.reportDays}/${first}`,
    async (transaction) => {
      const now = await transaction.getAll(...documents, ...marks.map(({ ref }) => ref));
      if (!before.every((each, index) => isSame(each, now[index]))) return false;
      for (const [index, { _id, ...kept }] of figures.entries())
        transaction.set(documents[index]!, { ...kept, version: crypto.randomUUID() });
      const read = now.slice(documents.length);
      for (const [index, mark] of marks.entries())
        if (isSame(mark, read[index])) transaction.delete(mark.ref);
      return true;
    },
    busy,
  );
}

/** Computes days from their records, whatever was kept of them. */
export async function keepDays(days: readonly string[]): Promise<void> {
  const spans = spansOf(days);
  const keepNext = async (): Promise<void> => {
    const span = spans.shift();
    if (!span) return;
    let isKept = false;
    for (let tried = 0; !isKept && tried < tries; tried += 1) isKept = await keepSpan(span);
    if (!isKept) throw busy();
    await keepNext();
  };
  await Promise.all(Array.from({ length: atOnce }, keepNext));
}

/** The days from one to another, both inclusive. */
export const daysBetween = (from: string, to: string): string[] => {
  const length = (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000) + 1;
  return Array.from({ length }, (_, index) => dayAfter(from, index));
};

export async function readStaleDays(): Promise<Set<string>> {
  const { docs } = await staleDays().select('day').get();
  return new Set(docs.map((mark) => String(mark.get('day'))));
}
