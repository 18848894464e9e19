/** India Standard Time is ahead of UTC by this, all the year, in milliseconds. */
const offset = (5 * 60 + 30) * 60_000;

/**
 * The moment at which UTC's clocks show what India's show at this one. `Intl.DateTimeFormat` knows
 * it too, but takes longer to be made than the rest of a page's scripts take to begin.
 */
export const indianTime = (moment: Date): Date => new Date(moment.getTime() + offset);
