import type { DemoKey, StoredDemoBooking, StoredDemoSlot } from '@institute/schema';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { mails, waitingMail } from '../../platform/outbox/mail.ts';
import { bookingAddress } from './booking-key.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { classText, placeOf, whenText } from '../slot-text.ts';

/** What a mail tells. */
const news = {
  booked: ['Your place in a demo class', 'you have a place in this demo class.'],
  waiting: [
    'You are on the waiting list of a demo class',
    'this demo class is full, and you are on its waiting list. If a place comes free, we write to you.',
  ],
  offered: [
    'A place in a demo class has come free',
    'a place in this demo class has come free. It is kept for you for 12 hours: open the link below and take it.',
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

interface Person {
  readonly name: string;
  readonly email: string;
}

/** Who booked, by their enquiry. */
export const personOf = (enquiry: DocumentSnapshot | undefined): Person | undefined =>
  enquiry?.exists
    ? { name: String(enquiry.get('name')), email: String(enquiry.get('email')) }
    : undefined;

interface Told {
  readonly booking: StoredDemoBooking;
  readonly slot: StoredDemoSlot;
  /** Of its course; empty for any. */
  readonly title: string;
  /** Who booked; nobody is told if their enquiry is deleted. */
  readonly person: Person | undefined;
  /** For the link in the mail, if there is one. */
  readonly key?: DemoKey | undefined;
}

/** Stores the mail that tells who booked. */
export function tell(
  transaction: Transaction,
  what: News,
  { booking, slot, title, person, key }: Told,
  now: Date,
): void {
  if (!person) return;
  const [subject, text] = news[what];
  const isHeld = what !== 'waiting' && what !== 'called' && what !== 'cancelled';
  const lines = [
    `Hello ${person.name},`,
    text,
    [
      classText(title),
      `When: ${whenText(slot)}`,
      `Where: ${placeOf(slot)}`,
      ...(isHeld && what !== 'offered' && slot.link ? [`Join here: ${slot.link}`] : []),
    ].join('\n'),
    ...(key ? [`See, move or cancel it until an hour before:\n${bookingAddress(key)}`] : []),
  ];
  transaction.set(
    mailAbout(booking, what),
    waitingMail(
      {
        kind: 'booking',
        to: person.email,
        enquiry: booking._id,
        subject: `${subject}: ${whenText(slot)}`,
        text: lines.join('\n\n'),
        ...(what !== 'waiting' &&
          what !== 'offered' && { calendar: bookingCalendar(booking, slot, classText(title)) }),
      },
      now,
    ),
  );
}
