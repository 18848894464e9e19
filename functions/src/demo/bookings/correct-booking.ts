import { hasBegun, isOpenBooking, storedDemoBooking } from '@institute/schema';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../../content/read.ts';
import { saidOf } from '../../content/translations/said-of.ts';
import { mails } from '../../mails/outbox/mail.ts';
import { demoBookings } from '../read-demo.ts';
import { isComing, readSlot } from '../slots.ts';
import { contactsOf } from './booked-by.ts';
import { personIn, queueBookingEmail } from './booking-mails.ts';

interface Correction {
  /** The enquiry until now; undefined for one that was deleted and comes back. */
  readonly before: DocumentData | undefined;
  readonly next: DocumentData;
}

/** Takes back the mails about a booking that are not sent yet. It reads and writes. */
async function takeBackMails(transaction: Transaction, id: string): Promise<void> {
  const about = mails().where('enquiry', '==', id).where('kind', '==', 'booking');
  const { docs } = await transaction.get(about.where('state', '==', 'waiting').select());
  for (const { ref } of docs) transaction.delete(ref);
}

/**
 * Makes the booking of an enquiry follow its email address and phone: by the new ones its class knows who booked. With
 * another address, or where a deleted enquiry comes back, no link and no mail that waits opens the booking any more; one
 * whose class is still to come is mailed to the new address. It reads and writes.
 */
export async function correctBooking(
  transaction: Transaction,
  id: string,
  { before, next }: Correction,
): Promise<void> {
  const isReaddressed = before === undefined || before['email'] !== next['email'];
  if (!isReaddressed && before['phone'] === next['phone']) return;
  const document = demoBookings().doc(id);
  const found = parseDocument(storedDemoBooking, await transaction.get(document));
  if (!found) return;
  const contacts = await contactsOf(id, next);
  if (!isReaddressed) return void transaction.update(document, { contacts });
  await takeBackMails(transaction, id);
  const now = new Date();
  const isMailed = isOpenBooking(found) && !hasBegun(found.startsAt, now);
  const changes = {
    contacts,
    hashes: [],
    confirmed: false,
    ...(isMailed && { sequence: found.sequence + 1, updatedAt: now.toISOString() }),
  };
  transaction.update(document, changes);
  if (!isMailed) return;
  const slot = await readSlot(transaction, found.slot);
  if (!isComing(slot, now)) return;
  const booking = { ...found, ...changes };
  const told = { booking, slot, said: await saidOf(slot), person: personIn(next) };
  queueBookingEmail(transaction, found.state, told, now);
}
