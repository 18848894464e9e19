export { batchModes } from '../texts/en/offer.ts';

/** Only open batches are on the site. */
export const batchStates = { planned: 'Planned', open: 'Open', cancelled: 'Cancelled' } as const;

/** Why seats taken change by hand. They name nobody: the audit trail keeps them. */
export const seatReasons = ['Enrolled', 'Reserved', 'Withdrawn', 'Correction'] as const;
