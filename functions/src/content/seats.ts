import { collections, type SeatChange, type StoredBatch } from '@institute/schema';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { auditEntry } from '../platform/audit.ts';
import type { Admin } from '../platform/caller/account.ts';
import { markStale } from './stale-days.ts';
import { keepSeats } from './summaries/offer.ts';

export const batchOf = (id: string): DocumentReference =>
  firestore().collection(collections.batches).doc(id);

interface Seats {
  /** How many are taken, or with a minus freed. */
  readonly change: number;
  readonly reason: SeatChange['reason'];
  /** The audit event of a single seat, if it is to be found again. */
  readonly event?: DocumentReference;
}

/**
 * Stores that seats of a batch are taken or freed, with an audit event for each. It is not an edit of the
 * batch: `updatedAt` stays, and nobody who edits the batch at that time gets a conflict.
 */
export function storeSeats(
  transaction: Transaction,
  batch: StoredBatch,
  { change, reason, event }: Seats,
  admin: Admin,
): void {
  const document = batchOf(batch._id);
  const seatsTaken = Math.max(batch.seatsTaken + change, 0);
  transaction.update(document, { seatsTaken });
  keepSeats(transaction, document, batch, seatsTaken);
  markStale(transaction, batch.firstDay);
  const entry = {
    ...auditEntry({
      document: document.path,
      action: change > 0 ? 'take-seat' : 'free-seat',
      admin,
      at: new Date().toISOString(),
    }),
    reason,
  };
  for (let seat = 0; seat < Math.abs(change); seat += 1)
    transaction.create(event ?? firestore().collection(collections.audit).doc(), entry);
}
