/** How a batch is taught, value and label. */
export const batchModes = {
  classroom: 'Classroom',
  online: 'Online',
  hybrid: 'Classroom and online',
} as const;

/** How a demo class is held, value and label. */
export const demoModes = { classroom: 'Classroom', online: 'Online' } as const;
