/** A success story. */
export const course = (duration: string, isPaid: boolean) =>
  `a ${isPaid ? 'paid' : 'free'} course of ${duration}`;
