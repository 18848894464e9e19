import { isOpenBooking, storedDemoBooking, type StoredDemoBooking } from '@institute/schema';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../../content/read.ts';
import { keyedHash } from '../../platform/keyed-hash.ts';
import { mailboxOf } from '../../mails/outbox/mailbox.ts';
import { demoBookings } from '../read-demo.ts';

/** What a booking keeps of who booked, to know them again: keyed hashes of mailbox and phone. */
export const hashContacts = (form: { email: string; phone: string }): Promise<string[]> =>
  Promise.all([`mail ${mailboxOf(form.email)}`, `phone ${form.phone}`].map(keyedHash));

/** The same of a lead, as its enquiry says; one without an email gets a mailbox of its own. */
export async function contactsOf(id: string, lead: DocumentData): Promise<string[]> {
  const [email, phone] = [String(lead['email'] ?? ''), String(lead['phone'] ?? '')];
  const [byEmail = '', byPhone = ''] = await hashContacts({ email, phone });
  const mailbox = email ? byEmail : await keyedHash(`lead ${id}`);
  return phone ? [mailbox, byPhone] : [mailbox];
}

/**
 * Of the contacts of a booking the mailbox, which whoever opened the booking reads. The phone may be anybody's: what is
 * told about it would be told to a stranger.
 */
export const mailboxIn = ({ contacts }: StoredDemoBooking): readonly string[] =>
  contacts.slice(0, 1);

/**
 * The open booking of a class with one of these contacts. Every booking of a class writes the class in
 * its transaction, so that of two at the same time the later one finds the other.
 */
export async function openBookingOf(
  transaction: Transaction,
  slot: string,
  contacts: readonly string[],
): Promise<StoredDemoBooking | undefined> {
  if (contacts.length === 0) return undefined;
  const theirs = demoBookings()
    .where('slot', '==', slot)
    .where('contacts', 'array-contains-any', contacts);
  const found = (await transaction.get(theirs)).docs.flatMap(
    (document) => parseDocument(storedDemoBooking, document) ?? [],
  );
  return found.find(isOpenBooking);
}
