/** The id of the cancellation of a lead’s booking that can be undone. */
export const cancellationId = (lead: string): string => `booking ${lead}`;
