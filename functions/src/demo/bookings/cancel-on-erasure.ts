import { hasBegun, isOpenBooking, storedDemoBooking } from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../../content/read.ts';
import { addEntry } from '../../enquiries/timeline.ts';
import { markStale } from '../../content/stale-days.ts';
import { transact } from '../../platform/transact.ts';
import { busy } from './change-booking.ts';
import { giveUpBooking } from './give-up-booking.ts';
import { demoBookings } from '../read-demo.ts';
import { whenText } from '../slot-text.ts';
import { readSlot } from '../slots.ts';

/**
 * Cancels the booking of an enquiry that goes, and frees its place, unless the class has begun: who came stays in its
 * list (demo-10). Nobody is told. It reads and writes.
 */
export async function cancelBookingOf(transaction: Transaction, id: string): Promise<void> {
  const document = demoBookings().doc(id);
  const booking = parseDocument(storedDemoBooking, await transaction.get(document));
  const now = new Date();
  if (!booking || !isOpenBooking(booking) || hasBegun(booking.startsAt, now)) return;
  const slot = await readSlot(transaction, booking.slot);
  await giveUpBooking(transaction, booking, slot, now);
  markStale(transaction, booking.startsAt);
  transaction.update(document, { state: 'cancelled' });
  addEntry(transaction, id, `Cancelled a demo class: ${whenText(slot)}`);
}

/** Frees the place of somebody whose data is erased. */
export async function cancelOnErasure(id: string): Promise<void> {
  const document = demoBookings().doc(id);
  if (!(await document.get()).exists) return;
  await transact(document.path, (transaction) => cancelBookingOf(transaction, id), busy);
}
