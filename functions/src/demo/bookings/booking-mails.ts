import { localDay, type StoredDemoBooking, type StoredDemoSlot } from '@institute/schema';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { heldMail, mails, waitingMail } from '../../mails/outbox/mail.ts';
import { quotaOf, type Quota } from '../../mails/outbox/mail-quota.ts';
import { hashOf, newSecret } from '../../platform/secret.ts';
import { bookingAddress } from './booking-key.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { demoBookings } from '../read-demo.ts';
import { classText, placeOf, whenText } from '../slot-text.ts';

/** What a mail tells. */
const bookingEmails = {
  booked: ['Your demo class is booked', 'You have a place in this demo class.'],
  waiting: [
    'You are on the waiting list for a demo class',
    'This demo class is full, so you are on the waiting list. We will email you if a place becomes free.',
  ],
  offered: [
    'A place is now free in the demo class',
    'A place in this demo class is now free. Open the link below to take it.',
  ],
  again: [
    'You have booked this demo class',
    'You have already booked this demo class. The link below opens your booking.',
  ],
  moved: ['Your demo class has been moved', 'Your booking has been moved to this demo class.'],
  cancelled: [
    'Your booking has been cancelled',
    'Your booking for this demo class has been cancelled.',
  ],
  classCancelled: [
    'Your demo class has been cancelled',
    'We are sorry, but this demo class will not take place. Please choose another one on our site.',
  ],
  day: ['Your demo class is tomorrow', 'This is a reminder of your demo class tomorrow.'],
  hours: ['Your demo class is in two hours', 'This is a reminder of your demo class in two hours.'],
} as const;

export type BookingEmail = keyof typeof bookingEmails;

/** The mails that remind, by how long before. */
export const reminders = ['day', 'hours'] as const satisfies readonly BookingEmail[];

/** The same news of the same state of a booking is one mail, whatever is retried. */
export const mailAbout = (
  { _id, sequence }: StoredDemoBooking,
  what: BookingEmail,
): DocumentReference => mails().doc(`demo-${_id}-${sequence}-${what}`);

/** The mail to who books the same again: one a day. */
export const mailAgain = ({ _id, sequence }: StoredDemoBooking, now: Date): DocumentReference =>
  mails().doc(`demo-${_id}-${sequence}-${localDay(now)}-again`);

interface Person {
  readonly name: string;
  readonly email: string;
  /** Counts the mail, if a stranger can cause it. */
  readonly quota?: Quota;
}

/** Who booked, by their enquiry. */
export const personOf = (enquiry: DocumentSnapshot | undefined): Person | undefined =>
  enquiry?.exists
    ? { name: String(enquiry.get('name')), email: String(enquiry.get('email')) }
    : undefined;

/** The same, for a mail that a stranger can cause. */
export async function countedPersonOf(
  transaction: Transaction,
  enquiry: DocumentSnapshot | undefined,
  now: Date,
): Promise<Person | undefined> {
  const person = personOf(enquiry);
  return person && { ...person, quota: await quotaOf(transaction, person.email, now) };
}

interface Told {
  readonly booking: StoredDemoBooking;
  readonly slot: StoredDemoSlot;
  /** Of its course; empty for any. */
  readonly title: string;
  /** Who booked; nobody is told if their enquiry is deleted or has no email. */
  readonly person: Person | undefined;
}

const isReminder = (what: BookingEmail): boolean => reminders.some((each) => each === what);

/** How the link of an online class is got: by reminders to an address that is confirmed (demo-13). */
function joining(what: BookingEmail, { state, confirmed }: StoredDemoBooking, link: string) {
  if (link === '' || state !== 'booked') return { joinLink: '', joining: '' };
  if (confirmed && isReminder(what)) return { joinLink: link, joining: '' };
  const where =
    'The link to the class comes with the reminder, and is on your booking page from a day before the class.';
  const text = `Open the link below once to confirm your address. ${where}`;
  return { joinLink: '', joining: confirmed ? where : text };
}

/**
 * Stores the mail that tells who booked, and notes with the booking, which is stored before, the secret
 * of its link and whether it was mailed. Until an address is confirmed, no mail to it has a word of
 * whoever typed it.
 */
export function queueBookingEmail(
  transaction: Transaction,
  what: BookingEmail,
  { booking, slot, title, person }: Told,
  now: Date,
): void {
  if (!person?.email) return;
  const { _id: id, confirmed } = booking;
  const isOver = what === 'classCancelled' || what === 'cancelled';
  const secret = newSecret();
  const [subject, text] = bookingEmails[what];
  const join = joining(what, booking, slot.link);
  const demoClass = { title: classText(title), day: slot.day, when: whenText(slot) };
  const hasCalendar = what !== 'waiting' && what !== 'offered' && what !== 'again';
  const mail = {
    kind: 'booking' as const,
    to: person.email,
    enquiry: id,
    byStranger: what !== 'classCancelled' && !isReminder(what),
    subject: `${subject}: ${demoClass.when}`,
    body: {
      template: 'booking' as const,
      title: subject,
      text,
      name: confirmed ? person.name : '',
      demoClass,
      where: placeOf(slot),
      branch: slot.mode === 'online' ? '' : slot.branch,
      offeredUntil: what === 'offered' ? booking.offeredUntil : '',
      ...join,
      link: isOver ? '' : bookingAddress({ id, secret }),
    },
    ...(hasCalendar && {
      calendar: bookingCalendar(booking, slot, { title: demoClass.title, link: join.joinLink }),
    }),
  };
  const mailed = person.quota?.() ?? true;
  const document = what === 'again' ? mailAgain(booking, now) : mailAbout(booking, what);
  transaction.set(document, mailed ? waitingMail(mail, now) : heldMail(mail, now));
  transaction.update(demoBookings().doc(id), {
    mailed,
    ...(mailed && !isOver && { hashes: FieldValue.arrayUnion(hashOf(secret)) }),
  });
}
