/** In place of a fee that is on request. */
export const askUs = 'Ask us';

/** A step of the refunds: until when, and what is paid back. */
export const refund = (until: string, percent: number): string =>
  percent > 0 ? `${until}: ${percent}% refund` : `${until}: no refund`;
