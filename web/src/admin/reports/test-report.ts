import type { Report } from '@institute/schema';

const noOne = { sources: [], courses: [], origins: [], lasts: [] };
const nothing = { leads: 0, contacted: 0, demo: 0, enrolled: 0 };

/** A report of a period in which nothing was recorded, for unit tests. */
export const emptyReport: Report = {
  weeks: [],
  all: nothing,
  steps: { leads: noOne, booked: noOne, came: noOne, enrolled: noOne },
  reasons: [],
  visited: nothing,
  answering: { answered: 0, inTime: 0, late: 0, median: null },
  waits: [0, 0, 0, 0, 0, 0],
  counsellors: [],
  seats: [],
};
