import type { StoredDemoBooking, StoredDemoSlot } from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import { mailAbout, reminders } from './booking-mails.ts';
import { freePlace } from './free-place.ts';

export const holdsPlace = ({ state }: StoredDemoBooking): boolean =>
  state === 'booked' || state === 'offered';

/** Takes back the reminders of a booking that are not sent yet. It reads and writes. */
export async function takeBackReminders(
  transaction: Transaction,
  booking: StoredDemoBooking,
): Promise<void> {
  const found = await transaction.getAll(...reminders.map((what) => mailAbout(booking, what)));
  for (const mail of found) if (mail.get('state') === 'waiting') transaction.delete(mail.ref);
}

/** Takes back the reminders of an open booking, and frees its place if it holds one. It reads and writes. */
export async function giveUpBooking(
  transaction: Transaction,
  booking: StoredDemoBooking,
  slot: StoredDemoSlot,
  now: Date,
): Promise<void> {
  await takeBackReminders(transaction, booking);
  if (holdsPlace(booking)) await freePlace(transaction, slot, now);
}
