import * as z from 'zod/mini';
import { documentId, text } from '../fields/fields.ts';
import { demoBookingStates } from './demo-booking.ts';
import { storedDemoSlot } from './demo-slot.ts';

/** A demo class with who booked it, as the staff see it. */
export const demoClass = z.extend(storedDemoSlot, {
  /** The course's title; empty for any. */
  title: z.string(),
  bookings: z.array(
    z.object({
      /** Also the id of the enquiry. */
      _id: documentId(),
      state: z.enum(demoBookingStates),
      name: text(100),
      phone: text(40),
      email: text(254),
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

/** What the staff tell somebody of the demo class that they booked; empty where they have no place. */
export const bookedClass = z.object({ text: z.string() });

/** Whether somebody came; `booked` takes it back. */
export const attendance = z.object({ state: z.enum(['came', 'missed', 'booked'], 'Choose one') });

export type BookedClass = z.infer<typeof bookedClass>;
export type CountedClass = z.infer<typeof countedClass>;
export type DemoClass = z.infer<typeof demoClass>;
export type Attendance = z.infer<typeof attendance>;
