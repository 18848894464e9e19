import { storedBatch, type StoredEnquiry } from '@institute/schema';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../content/read.ts';
import { batchOf, storeSeats } from '../content/seats.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError } from '../platform/errors.ts';
import { addEntry } from './timeline.ts';

type Enrolment = NonNullable<StoredEnquiry['enrolment']>;

const refused = (code: 'invalid' | 'conflict', message: string) =>
  new ApiError(code, message, { fields: { enrolIn: message } });

/** Takes a seat of a batch, or frees seats, with an audit event for each. It reads and writes. */
async function changeSeats(
  transaction: Transaction,
  id: string,
  change: number,
  admin: Admin,
): Promise<void> {
  const batch = parseDocument(storedBatch, await transaction.get(batchOf(id)));
  const isTaken = change > 0;
  if (isTaken && !batch) throw refused('invalid', 'This batch does not exist');
  if (isTaken && batch?.state === 'cancelled') throw refused('invalid', 'This batch is cancelled');
  if (isTaken && batch && batch.seatsTaken >= batch.seats)
    throw refused('conflict', 'This batch is full: choose another one');
  const reason = isTaken ? 'Enrolled' : 'Withdrawn';
  if (batch) storeSeats(transaction, batch, { change, reason }, admin);
}

/** Takes or frees the seat of an enquiry, with an entry in its timeline. It reads and writes. */
async function changeEnrolment(
  transaction: Transaction,
  enquiry: string,
  { enrolment, change }: { readonly enrolment: Enrolment; readonly change: 1 | -1 },
  admin: Admin,
): Promise<void> {
  await changeSeats(transaction, enrolment.id, change, admin);
  const text =
    change === 1 ? `Took a seat: ${enrolment.name}` : `Freed the seat: ${enrolment.name}`;
  addEntry(transaction, enquiry, text, admin);
}

/** Frees the seats that enquiries have, together for each batch. It reads and writes. */
export async function freeSeats(
  transaction: Transaction,
  enquiries: readonly (DocumentData | undefined)[],
  admin: Admin,
): Promise<void> {
  const freed = new Map<string, number>();
  for (const enquiry of enquiries) {
    const enrolment = enquiry?.['enrolment'] as Enrolment | undefined;
    if (enrolment) freed.set(enrolment.id, (freed.get(enrolment.id) ?? 0) + 1);
  }
  for (const [batch, seats] of freed) await changeSeats(transaction, batch, -seats, admin);
}

interface Wanted {
  readonly status: string;
  /** The batch to take a seat in; null for none, undefined to leave it as it is. */
  readonly enrolIn: Enrolment | null | undefined;
}

/**
 * The enrolment of an enquiry after a change of its status: "enrolled" takes a seat of the batch, every
 * other status frees it. The same again takes and frees nothing. It reads and writes.
 */
export async function enrolmentAfter(
  transaction: Transaction,
  { id: enquiry, current, wanted }: { id: string; current: DocumentData; wanted: Wanted },
  admin: Admin,
): Promise<Pick<StoredEnquiry, 'enrolment'>> {
  const { status, enrolIn } = wanted;
  const before = current['enrolment'] as Enrolment | undefined;
  const isEnrolled = status === 'enrolled';
  if (!isEnrolled && enrolIn)
    throw refused('invalid', 'Only an enrolled person can have a seat: set the status to enrolled');
  if (isEnrolled && current['status'] !== 'enrolled' && enrolIn === undefined)
    throw refused('invalid', 'Choose a batch');
  const chosen = isEnrolled ? (enrolIn === undefined ? before : (enrolIn ?? undefined)) : undefined;
  if (before?.id === chosen?.id) return before ? { enrolment: before } : {};
  const after = chosen && { ...chosen, at: new Date().toISOString() };
  if (before) await changeEnrolment(transaction, enquiry, { enrolment: before, change: -1 }, admin);
  if (after) await changeEnrolment(transaction, enquiry, { enrolment: after, change: 1 }, admin);
  return after ? { enrolment: after } : {};
}

/** A deleted enquiry as it comes back: its seat was freed. */
export const withoutSeat = ({ enrolment: _freed, ...deleted }: DocumentData): DocumentData =>
  deleted;

/**
 * An earlier version of an enquiry with the seat, the first answer and those from whom it was taken that it has now:
 * restoring takes and frees no seat, so "enrolled" neither comes nor goes.
 */
export function withSeat(
  { enrolment: _then, ...earlier }: DocumentData,
  { enrolment, status, answered, hadDemo, cameToDemo, takenFrom }: DocumentData,
): DocumentData {
  const differs = (earlier['status'] === 'enrolled') !== (status === 'enrolled');
  return {
    ...earlier,
    ...(differs && { status }),
    ...(enrolment && { enrolment }),
    ...(answered && { answered }),
    ...(hadDemo && { hadDemo }),
    ...(cameToDemo && { cameToDemo }),
    ...(takenFrom && { takenFrom }),
  };
}
