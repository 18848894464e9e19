import {
  localDay,
  type Language,
  type StoredDemoBooking,
  type StoredDemoSlot,
} from '@institute/schema';
import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { lastIdentity } from '../../content/contact-details.ts';
import { heldMail, mails, waitingMail } from '../../mails/outbox/mail.ts';
import { quotaOf, type Quota } from '../../mails/outbox/mail-quota.ts';
import { hashOf, newSecret } from '../../platform/secret.ts';
import { bookingIn } from '../../texts/booking-in.ts';
import { bookingAddress } from './booking-key.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { demoBookings } from '../read-demo.ts';
import { placeOf } from '../../content/place-of.ts';
import { whenText } from '../slot-text.ts';
import type { Said } from '../../content/translations/said-of.ts';

export type BookingEmail = keyof (typeof bookingIn)['en']['news'];

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
  readonly language?: Language | undefined;
  /** Counts the mail, if a stranger can cause it. */
  readonly quota?: Quota;
}

/** Who booked, by what their enquiry says. */
export const personIn = (enquiry: DocumentData): Person => ({
  name: String(enquiry['name']),
  email: String(enquiry['email']),
  language: enquiry['language'],
});

/** Who booked, by their enquiry. */
export const personOf = (enquiry: DocumentSnapshot | undefined): Person | undefined => {
  const data = enquiry?.data();
  return data && personIn(data);
};

/** The language of mails to somebody: theirs, unless the site is no longer in it. */
const languageOf = ({ language = 'en' }: Person): Language =>
  lastIdentity().said?.tamil === false ? 'en' : language;

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
  readonly said: Said;
  /** Who booked; nobody is told if their enquiry is deleted or has no email. */
  readonly person: Person | undefined;
}

const isReminder = (what: BookingEmail): boolean => reminders.some((each) => each === what);

/** How the link of an online class is got: by reminders to an address that is confirmed (demo-13). */
function joining(
  what: BookingEmail,
  { state, confirmed }: StoredDemoBooking,
  { link, language }: { readonly link: string; readonly language: Language },
) {
  if (link === '' || state !== 'booked') return { joinLink: '', joining: '' };
  if (confirmed && isReminder(what)) return { joinLink: link, joining: '' };
  const { linkComes, confirmFirst } = bookingIn[language];
  return { joinLink: '', joining: confirmed ? linkComes : confirmFirst };
}

/**
 * Stores the mail that tells who booked, and notes with the booking, which is stored before, the secret
 * of its link and whether it was mailed. Until an address is confirmed, no mail to it has a word of
 * whoever typed it.
 */
export function queueBookingEmail(
  transaction: Transaction,
  what: BookingEmail,
  { booking, slot, said, person }: Told,
  now: Date,
): void {
  if (!person?.email) return;
  const { _id: id, confirmed } = booking;
  const isOver = what === 'classCancelled' || what === 'cancelled' || what === 'left';
  const secret = newSecret();
  const language = languageOf(person);
  const texts = bookingIn[language];
  const [subject, text] = texts.news[what];
  const join = joining(what, booking, { link: slot.link, language });
  const held = { ...slot, branch: said[language].branch };
  const demoClass = {
    title: texts.classOf(said[language].title),
    day: slot.day,
    when: whenText(slot, language),
  };
  const hasCalendar = !['waiting', 'offered', 'left', 'again'].includes(what);
  const mail = {
    kind: 'booking' as const,
    to: person.email,
    enquiry: id,
    // Nothing but the link in an earlier mail confirms an address and moves its booking.
    byStranger: what === 'again' || !(confirmed || what === 'classCancelled' || isReminder(what)),
    ...(!isOver && { until: what === 'offered' ? booking.offeredUntil : booking.startsAt }),
    subject: `${subject}: ${demoClass.when}`,
    body: {
      template: 'booking' as const,
      language,
      title: subject,
      text,
      name: confirmed ? person.name : '',
      demoClass,
      where: placeOf(held, language),
      branch: slot.mode === 'online' ? '' : slot.branch,
      trainers: said[language].trainers,
      waits: booking.state === 'waiting',
      offeredUntil: what === 'offered' ? booking.offeredUntil : '',
      ...join,
      link: isOver ? '' : bookingAddress({ id, secret }, language),
    },
    ...(hasCalendar && {
      calendar: bookingCalendar(booking, slot, {
        branch: held.branch,
        at: said[language].at,
        title: demoClass.title,
        link: join.joinLink,
        language,
      }),
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
