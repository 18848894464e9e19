import * as z from 'zod/mini';
import { contactConsentField, contactFields } from '../enquiries/enquiry-fields.ts';
import { clientId, documentId, flag, storedInCollection, text } from '../fields/fields.ts';

/** What the form of a demo class sends. With the same `id` it is the same booking. */
export const demoBooking = z.object({
  ...contactFields,
  consent: contactConsentField,
  id: clientId(),
  slot: documentId(),
  /** Whether to wait for a place if there is none. */
  wait: z._default(z.enum(['', 'yes']), ''),
  /** The honeypot: people neither see it nor fill it in. */
  comment: text(200),
});

/** What opens a booking: its id, and a secret of 128 random bits from one of its mails. */
export const demoKey = z.object({
  id: documentId(),
  secret: z.string().check(z.regex(/^[\w-]{22}$/, 'This is not valid')),
});

/**
 * `offered`: a place is kept for somebody of the waiting list; `lapsed`: they did not take it.
 */
export const demoBookingStates = [
  'booked',
  'waiting',
  'offered',
  'lapsed',
  'cancelled',
  'came',
  'missed',
] as const;

type BookingState = (typeof demoBookingStates)[number];

/** States of a booking of somebody who has a place, or waits for one. */
export const openBookingStates = ['booked', 'offered', 'waiting'] as const satisfies BookingState[];

export const isOpenBooking = <Booking extends { readonly state: BookingState }>(
  booking: Booking,
): booking is Booking & { readonly state: (typeof openBookingStates)[number] } =>
  openBookingStates.some((open) => open === booking.state);

/** A booking, under the id of its enquiry, which has who it is. */
export const storedDemoBooking = z.object({
  ...storedInCollection,
  slot: documentId(),
  startsAt: z.iso.datetime(),
  state: z.enum(demoBookingStates),
  /** SHA-256 of the secrets that open it, of each mail with a link. */
  hashes: z.array(z.string()),
  /** Counts the changes, for calendars. */
  sequence: z.int(),
  /** Until when a place is kept, if one is offered. */
  offeredUntil: z._default(z.string(), ''),
  /** Keyed hashes of the mailbox that it was booked with, and of the phone. */
  contacts: z._default(z.array(z.string()), []),
  /** How often it was moved. */
  moves: z._default(z.int(), 0),
  /** Whether a link in a mail was opened: the address is theirs who booked. */
  confirmed: flag(false),
  /** Of one that is cancelled: whether it was on the waiting list, or a place of it was offered. */
  left: flag(false),
  /** Whether the last news of it were mailed: there is a limit for each mailbox. */
  mailed: flag(true),
});

/** How often a booking can be moved. */
export const mostMoves = 3;

/** Most open bookings of a class from one network whose address is not confirmed. */
export const mostUnconfirmed = 3;

export type DemoBooking = z.infer<typeof demoBooking>;
export type DemoKey = z.infer<typeof demoKey>;
export type StoredDemoBooking = z.infer<typeof storedDemoBooking>;
