import { collections, dayAfter, localDay } from '@institute/schema';
import type { CollectionReference, DocumentData, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';

/** Marks of days whose figures have to be recomputed. No rule gives access to it. */
export const staleDays = (): CollectionReference => firestore().collection('staleDays');

/** Marks of a day: more than one, because Firestore writes one document about once a second. */
const shards = 8;

/**
 * Marks the days whose records a transaction changes, without reading: a day, or a moment in ISO 8601.
 * Whatever else happens, the next report recomputes them.
 */
export function markStale(transaction: Transaction, ...changed: readonly unknown[]): void {
  const days = changed.flatMap((at) => {
    const moment = Date.parse(String(at));
    if (Number.isNaN(moment)) return [];
    return String(at).length === 10 ? dayAfter(String(at), 0) : localDay(new Date(moment));
  });
  for (const day of new Set(days)) {
    const shard = Math.floor(Math.random() * shards);
    transaction.set(staleDays().doc(`${day}.${shard}`), { day, mark: crypto.randomUUID() });
  }
}

/** When an enquiry came, and when the one came that it is joined to: the figures of both days follow from it. */
export const momentsOf = (enquiry: DocumentData | undefined): readonly unknown[] => [
  enquiry?.['createdAt'],
  enquiry?.['joined']?.['createdAt'],
];

/** The days that the figures count a document to (reports-2). */
const daysOf: Readonly<Record<string, typeof momentsOf>> = {
  [collections.enquiries]: momentsOf,
  [collections.batches]: (batch) => [batch?.['firstDay']],
};

/** Marks the days that a changed document of a collection counts to, before and after. */
export function markDays(
  transaction: Transaction,
  collection: string,
  ...versions: readonly (DocumentData | undefined)[]
): void {
  const days = daysOf[collection];
  if (days) markStale(transaction, ...versions.flatMap(days));
}
