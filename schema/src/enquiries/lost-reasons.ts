/** Why people are not interested, as one press says it; other words can be typed. */
export const notInterested = [
  'Fees',
  'Days or times',
  'Too far away',
  'Joined another institute',
  'Only wanted information',
  'Other',
] as const;

export const wrongNumber = 'Wrong number';

/** Every reason for which one press closes an enquiry. */
export const lostReasons = [...notInterested, wrongNumber] as const;

/** A closed enquiry's reason as it is counted: words that somebody typed may be about a person. */
export const countedReason = (reason: string): string =>
  reason === '' || lostReasons.some((known) => known === reason) ? reason : 'Other';
