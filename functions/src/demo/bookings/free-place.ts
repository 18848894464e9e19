import { collections, slotStart, storedDemoBooking, type StoredDemoSlot } from '@institute/schema';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../../content/read.ts';
import { addEntry } from '../../enquiries/timeline.ts';
import { firestore } from '../../platform/admin.ts';
import { markStale } from '../../content/stale-days.ts';
import { countedPersonOf, queueBookingEmail } from './booking-mails.ts';
import { demoBookings } from '../read-demo.ts';
import { whenText } from '../slot-text.ts';
import { isComing, storeTaken } from '../slots.ts';
import { saidOf } from '../../content/translations/said-of.ts';

const offerHours = 12;

export const enquiryOfBooking = (id: string): DocumentReference =>
  firestore().collection(collections.enquiries).doc(id);

/** Until when a place is kept for somebody: 12 hours, but not beyond the beginning of the class. */
const keptUntil = (slot: StoredDemoSlot, now: Date): string =>
  new Date(
    Math.min(now.getTime() + offerHours * 60 * 60_000, slotStart(slot).getTime()),
  ).toISOString();

/**
 * Offers places in a class to those who have waited longest (demo-7); returns to how many. It reads and
 * writes.
 */
export async function offerPlaces(
  transaction: Transaction,
  slot: StoredDemoSlot,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  if (!isComing(slot, now) || most <= 0) return 0;
  const waiting = demoBookings()
    .where('slot', '==', slot._id)
    .where('state', '==', 'waiting')
    .orderBy('createdAt')
    .limit(most);
  const { docs } = await transaction.get(waiting);
  const found = docs.flatMap((each) => parseDocument(storedDemoBooking, each) ?? []);
  if (found.length === 0) return 0;
  const said = await saidOf(slot);
  const enquiries = await transaction.getAll(...found.map(({ _id }) => enquiryOfBooking(_id)));
  const people = await Promise.all(
    enquiries.map((enquiry) => countedPersonOf(transaction, enquiry, now)),
  );
  for (const [index, each] of found.entries()) {
    const { _id: id } = each;
    const changes = {
      state: 'offered' as const,
      offeredUntil: keptUntil(slot, now),
      sequence: each.sequence + 1,
      updatedAt: now.toISOString(),
    };
    markStale(transaction, each.startsAt);
    transaction.update(demoBookings().doc(id), changes);
    addEntry(transaction, id, `Offered a place in a demo class: ${whenText(slot)}`);
    const booking = { ...each, ...changes };
    queueBookingEmail(transaction, 'offered', { booking, slot, said, person: people[index] }, now);
  }
  return found.length;
}

/**
 * Frees a place: it is kept for who has waited longest, or else anybody's (demo-7). It reads and writes.
 */
export async function freePlace(
  transaction: Transaction,
  slot: StoredDemoSlot,
  now: Date,
): Promise<void> {
  const offered = await offerPlaces(transaction, slot, { now, most: 1 });
  if (offered === 0) storeTaken(transaction, slot, -1);
}
