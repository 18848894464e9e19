/** How a batch is taught, value and label. */
export const batchModes = {
  classroom: 'Classroom',
  online: 'Online',
  hybrid: 'Classroom and online',
} as const;

/** Only open batches are on the site. */
export const batchStates = { planned: 'Planned', open: 'Open', cancelled: 'Cancelled' } as const;

/** Why seats taken change by hand. They name nobody: the audit trail keeps them. */
export const seatReasons = ['Enrolled', 'Reserved', 'Withdrawn', 'Correction'] as const;
