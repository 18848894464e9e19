import {
  collections,
  slotStart,
  storedDemoBooking,
  type StoredDemoBooking,
  type StoredDemoSlot,
} from '@institute/schema';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../../content/read.ts';
import { addEntry } from '../../enquiries/timeline.ts';
import { firestore } from '../../platform/admin.ts';
import { markStale } from '../../platform/stale-days.ts';
import { countedPersonOf, tell } from './booking-mails.ts';
import { demoBookings } from '../read-demo.ts';
import { whenText } from '../slot-text.ts';
import { storeTaken } from '../slots.ts';

const offerHours = 12;

export const enquiryOfBooking = (id: string): DocumentReference =>
  firestore().collection(collections.enquiries).doc(id);

/** Until when a place is kept for somebody: 12 hours, but not beyond the beginning of the class. */
const keptUntil = (slot: StoredDemoSlot, now: Date): string =>
  new Date(
    Math.min(now.getTime() + offerHours * 60 * 60_000, slotStart(slot).getTime()),
  ).toISOString();

const next = async (
  transaction: Transaction,
  slot: StoredDemoSlot,
): Promise<StoredDemoBooking | undefined> => {
  const waiting = demoBookings()
    .where('slot', '==', slot._id)
    .where('state', '==', 'waiting')
    .orderBy('createdAt')
    .limit(1);
  const [first] = (await transaction.get(waiting)).docs;
  return first && parseDocument(storedDemoBooking, first);
};

/**
 * Reads who has waited longest for a place in a class, and returns what frees a place: it is kept for
 * them, or else anybody's (demo-7). A transaction reads everything before it writes anything.
 */
export async function placeFreed(
  transaction: Transaction,
  slot: StoredDemoSlot,
  title: string,
  now: Date,
): Promise<() => void> {
  const isOver = slot.cancelled || slotStart(slot) <= now;
  const waiting = isOver ? undefined : await next(transaction, slot);
  if (!waiting) return () => storeTaken(transaction, slot, -1);
  const { _id: id } = waiting;
  const enquiry = await transaction.get(enquiryOfBooking(id));
  const person = await countedPersonOf(transaction, enquiry, now);
  return () => {
    const changes = {
      state: 'offered' as const,
      offeredUntil: keptUntil(slot, now),
      sequence: waiting.sequence + 1,
      updatedAt: now.toISOString(),
    };
    markStale(transaction, waiting.startsAt);
    transaction.update(demoBookings().doc(id), changes);
    addEntry(transaction, id, `Is offered a place in a demo class: ${whenText(slot)}`);
    const booking = { ...waiting, ...changes };
    tell(transaction, 'offered', { booking, slot, title, person }, now);
  };
}
