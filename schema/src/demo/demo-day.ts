import * as z from 'zod/mini';
import { enquiryPerson } from '../enquiries/enquiry.ts';
import { phoneNumber } from '../enquiries/enquiry-fields.ts';
import { clientId, documentId, flag, text, timestamp } from '../fields/fields.ts';
import { demoBookingStates } from './demo-booking.ts';
import { storedDemoSlot } from './demo-slot.ts';

/** A demo class with who booked it, as the staff see it. */
export const demoClass = z.extend(storedDemoSlot, {
  /** The course's title; empty for any. */
  title: z.string(),
  /** That of its plan now: whoever booked was told of none. */
  room: z.string(),
  /** Names of those who may hold it. */
  trainers: z.array(z.string()),
  bookings: z.array(
    z.object({
      /** Also the id of the enquiry. */
      _id: documentId(),
      state: z.enum(demoBookingStates),
      name: text(100),
      phone: text(40),
      email: text(254),
      /** When they booked or joined the waiting list, and when the booking last changed. */
      createdAt: timestamp(),
      updatedAt: timestamp(),
      /** How often they moved it themselves. */
      moves: z.int(),
      /** Where their enquiry came from; empty where it is deleted. */
      source: text(40),
    }),
  ),
});

/** Most demo classes of a day that Today lists. */
export const mostClassesOfToday = 20;

/** A demo class with how many booked it. */
export const countedClass = z.pick(demoClass, {
  _id: true,
  from: true,
  to: true,
  title: true,
  branch: true,
  mode: true,
  places: true,
  taken: true,
});

/** A demo class on a day, and whether someone’s attendance is still to be noted. */
export const classOfDay = z.extend(countedClass, { toNote: z.boolean() });

/** A demo class of the coming weeks with how many booked it. */
export const comingClass = z.extend(countedClass, { day: z.iso.date() });

/** What the staff tell somebody of the demo class that they booked; empty where they have no place. */
export const bookedClass = z.object({
  text: z.string(),
  /** Whether it can still be moved or cancelled; also of somebody who waits for a place. */
  isOpen: z.boolean(),
  /** The id of the class; left out where they have no place. */
  slot: z.optional(z.string()),
});

/** The body of `PUT /api/demo/bookings/{id}`: the class of a lead, and whether they stand in it, unannounced. */
export const leadBooking = z.object({ slot: documentId(), walkedIn: flag(false) });

/** The body of `POST /api/demo/classes/{id}/walk-ins`: someone who walks in, and the id of their enquiry. */
export const walkIn = z.object({
  id: clientId(),
  name: enquiryPerson.shape.name,
  phone: phoneNumber,
});

/** Whether somebody came; `booked` takes it back. */
export const attendance = z.object({ state: z.enum(['came', 'missed', 'booked'], 'Choose one') });

export type BookedClass = z.infer<typeof bookedClass>;
export type WalkIn = z.infer<typeof walkIn>;
export type LeadBooking = z.infer<typeof leadBooking>;
export type ComingClass = z.infer<typeof comingClass>;
export type ClassOfDay = z.infer<typeof classOfDay>;
export type CountedClass = z.infer<typeof countedClass>;
export type DemoClass = z.infer<typeof demoClass>;
export type Attendance = z.infer<typeof attendance>;
