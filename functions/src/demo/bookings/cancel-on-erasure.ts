import { isOpenBooking, storedDemoBooking } from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../../content/read.ts';
import { addEntry } from '../../enquiries/timeline.ts';
import { markStale } from '../../content/stale-days.ts';
import { transact } from '../../platform/transact.ts';
import { busy, holdsPlace, remindersTakenBack } from './change-booking.ts';
import { placeFreed } from './free-place.ts';
import { demoBookings } from '../read-demo.ts';
import { whenText } from '../slot-text.ts';
import { documentsOfSlot, slotIn } from '../slots.ts';
import { saidOf } from '../../content/translations/said-of.ts';

/**
 * Reads the booking of an enquiry that goes, and returns what cancels it and frees its place (demo-10).
 * Nobody is told.
 */
export async function cancellationOf(transaction: Transaction, id: string): Promise<() => void> {
  const document = demoBookings().doc(id);
  const booking = parseDocument(storedDemoBooking, await transaction.get(document));
  if (!booking || !isOpenBooking(booking)) return () => undefined;
  const [stored, plan] = await transaction.getAll(...documentsOfSlot(booking.slot));
  const slot = slotIn(booking.slot, stored, plan);
  const takeBack = await remindersTakenBack(transaction, booking);
  const free = holdsPlace(booking)
    ? await placeFreed(transaction, slot, await saidOf(slot), new Date())
    : undefined;
  return () => {
    takeBack();
    free?.();
    markStale(transaction, booking.startsAt);
    transaction.update(document, { state: 'cancelled' });
    addEntry(transaction, id, `Cancelled a demo class: ${whenText(slot)}`);
  };
}

/** Frees the place of somebody whose data is erased. */
export async function cancelOnErasure(id: string): Promise<void> {
  const document = demoBookings().doc(id);
  if (!(await document.get()).exists) return;
  await transact(
    document.path,
    async (transaction) => (await cancellationOf(transaction, id))(),
    busy,
  );
}
