import { indianDay, type StoredDemoBooking, type StoredDemoSlot } from '@institute/schema';
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
import { classText, placeOf, untilText, whenText } from '../slot-text.ts';

/** What a mail tells. */
const news = {
  booked: ['Your place in a demo class', 'you have a place in this demo class.'],
  waiting: [
    'You are on the waiting list of a demo class',
    'this demo class is full, and you are on its waiting list. If a place comes free, we write to you.',
  ],
  offered: [
    'A place in a demo class has come free',
    'a place in this demo class has come free. Open the link below and take it.',
  ],
  again: [
    'You have booked this demo class',
    'you have booked this demo class already. The link below opens your booking.',
  ],
  moved: ['Your demo class is moved', 'your booking is moved to this demo class.'],
  cancelled: ['Your demo class is cancelled', 'your booking of this demo class is cancelled.'],
  called: [
    'The demo class does not take place',
    'we are sorry: this demo class does not take place. Please choose another one on our site.',
  ],
  day: ['Tomorrow: your demo class', 'this is to remind you of your demo class.'],
  hours: ['In two hours: your demo class', 'this is to remind you of your demo class.'],
} as const;

export type News = keyof typeof news;

/** The mails that remind, by how long before. */
export const reminders = ['day', 'hours'] as const satisfies readonly News[];

/** The same news of the same state of a booking is one mail, whatever is retried. */
export const mailAbout = ({ _id, sequence }: StoredDemoBooking, what: News): DocumentReference =>
  mails().doc(`demo-${_id}-${sequence}-${what}`);

/** The mail to who books the same again: one a day. */
export const mailAgain = ({ _id, sequence }: StoredDemoBooking, now: Date): DocumentReference =>
  mails().doc(`demo-${_id}-${sequence}-${indianDay(now)}-again`);

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
  /** Who booked; nobody is told if their enquiry is deleted. */
  readonly person: Person | undefined;
}

const isReminder = (what: News): boolean => reminders.some((each) => each === what);

/** How the link of an online class is got: by reminders to an address that is confirmed (demo-13). */
function joining(what: News, { state, confirmed }: StoredDemoBooking, link: string): string[] {
  if (link === '' || state !== 'booked') return [];
  if (confirmed && isReminder(what)) return [`Join here: ${link}`];
  const where =
    'The link of the class comes with the reminder, and is on that page from a day before.';
  return [confirmed ? where : `Open the link below once to confirm your address. ${where}`];
}

/**
 * Stores the mail that tells who booked, and notes with the booking, which is stored before, the secret
 * of its link and whether it was mailed. Until an address is confirmed, no mail to it has a word of
 * whoever typed it.
 */
export function tell(
  transaction: Transaction,
  what: News,
  { booking, slot, title, person }: Told,
  now: Date,
): void {
  if (!person) return;
  const { _id: id, confirmed } = booking;
  const isOver = what === 'called' || what === 'cancelled';
  const secret = newSecret();
  const [subject, text] = news[what];
  const lines = [
    confirmed ? `Hello ${person.name},` : 'Hello,',
    text,
    ...(what === 'offered' ? [`It is kept for you until ${untilText(booking.offeredUntil)}.`] : []),
    [classText(title), `When: ${whenText(slot)}`, `Where: ${placeOf(slot)}`].join('\n'),
    ...joining(what, booking, slot.link),
    ...(isOver
      ? []
      : [`See, move or cancel it until an hour before:\n${bookingAddress({ id, secret })}`]),
  ];
  const link = confirmed && isReminder(what) ? slot.link : '';
  const hasCalendar = what !== 'waiting' && what !== 'offered' && what !== 'again';
  const mail = {
    kind: 'booking' as const,
    to: person.email,
    enquiry: id,
    byStranger: what !== 'called' && !isReminder(what),
    subject: `${subject}: ${whenText(slot)}`,
    text: lines.join('\n\n'),
    ...(hasCalendar && {
      calendar: bookingCalendar(booking, slot, { title: classText(title), link }),
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
