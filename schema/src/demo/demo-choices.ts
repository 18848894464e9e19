export { demoModes } from '../texts/en/offer.ts';

/** Demo classes can be booked so many days ahead. */
export const demoDaysAhead = 28;
