/** How a demo class is held, value and label. */
export const demoModes = { classroom: 'Classroom', online: 'Online' } as const;

/** Demo classes can be booked so many days ahead. */
export const demoDaysAhead = 28;
