import type { DemoClass } from '@institute/schema';

export type Booking = DemoClass['bookings'][number];

/** Whether someone has a place in the class, or had one. */
export const expectsPerson = ({ state }: Booking): boolean =>
  ['booked', 'came', 'missed'].includes(state);

/** Whether someone waits for a place, and can be given one. */
export const waitsForPlace = ({ state }: Booking): boolean =>
  ['waiting', 'offered', 'lapsed'].includes(state);
