import {
  collections,
  storedBatch,
  type Batch,
  type BatchDay,
  type SeatChange,
  type StoredBatch,
} from '@institute/schema';
import { plainKind } from '../content/plain-kind.ts';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { transact } from '../platform/transact.ts';
import { parseDocument } from '../content/read.ts';
import { batchOf, storeSeats } from '../content/seats.ts';
import type { ContentCollection, Context } from '../content/content-collection.ts';
import { willExist } from '../content/together.ts';
import { writeQueue } from '../content/write.ts';

const seatsTakenOf = (current: DocumentData | undefined): number =>
  Number(current?.['seatsTaken'] ?? 0);

/** The weekdays that an edit of a batch which was on the site drops, and those dropped before. */
function droppedBy({ days }: Batch, current: DocumentData | undefined): { dropped?: BatchDay[] } {
  const { state, days: held = [], dropped: gone = [] } = (current ?? {}) as Partial<StoredBatch>;
  const before = state === 'planned' ? gone : [...held, ...gone];
  const dropped = before.filter(({ day }) => !days.some((each) => each.day === day));
  return dropped.length > 0 ? { dropped } : {};
}

const count = (seats: number): string => (seats === 1 ? '1 seat is' : `${seats} seats are`);

async function requireStored(
  context: Context,
  collection: string,
  id: string,
  [field, label]: readonly [field: string, label: string],
): Promise<void> {
  if (await willExist(firestore().collection(collection).doc(id), context)) return;
  const message = `This ${label} does not exist`;
  throw new ApiError('invalid', message, { fields: { [field]: message } });
}

/** Batches. An edit keeps the seats taken, and leaves at least as many seats as are taken. */
export const batches: ContentCollection<Batch, StoredBatch> = {
  ...plainKind('batches'),
  prepare: async (input, context) => {
    const { course, trainer, seats } = input;
    const { current } = context;
    await requireStored(context, collections.courses, course, ['course', 'course']);
    if (trainer)
      await requireStored(context, collections.trainers, trainer, ['trainer', 'trainer']);
    const seatsTaken = seatsTakenOf(current);
    if (seats < seatsTaken) {
      const message = `${count(seatsTaken)} taken already`;
      throw new ApiError('conflict', message, { fields: { seats: message } });
    }
    return { ...input, seatsTaken, ...droppedBy(input, current) };
  },
  prepareRemoval: async (current) => {
    const seatsTaken = seatsTakenOf(current);
    if (seatsTaken > 0)
      throw new ApiError('conflict', `${count(seatsTaken)} taken: cancel the batch instead`);
  },
};

/** Takes or frees a seat. A retry finds the audit event of the first call. */
export function changeSeats(
  { id, body }: { id: string; body: SeatChange },
  admin: Admin,
): Promise<StoredBatch> {
  const { change, reason } = body;
  const document = batchOf(id);
  const event = firestore()
    .collection(collections.audit)
    .doc(`seat-${id}-${body.id ?? crypto.randomUUID()}`);
  const attempt = async (transaction: Transaction): Promise<StoredBatch> => {
    const [stored, known] = await Promise.all([transaction.get(document), transaction.get(event)]);
    const batch = parseDocument(storedBatch, stored);
    if (!batch) throw notFound(batches.label);
    if (known.exists) return batch;
    const seatsTaken = batch.seatsTaken + change;
    if (seatsTaken > batch.seats) throw new ApiError('conflict', 'This batch is full');
    if (seatsTaken < 0) throw new ApiError('conflict', 'No seats in this batch are taken');
    storeSeats(transaction, batch, { change, reason, event }, admin);
    return { ...batch, seatsTaken };
  };
  return transact(
    writeQueue(document),
    attempt,
    () => new ApiError('conflict', 'Others are taking seats at the same time; try again'),
  );
}
