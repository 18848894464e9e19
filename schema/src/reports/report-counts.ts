import * as z from 'zod/mini';

export const reportCount = z.int().check(z.minimum(0));

/** How many of each, by name, the most first. */
export const reportCounts = z.array(z.object({ name: z.string(), count: reportCount }));

/** How far leads have come: each step counts those of the later ones, too. */
export const reportFunnel = z.object({
  leads: reportCount,
  contacted: reportCount,
  demo: reportCount,
  enrolled: reportCount,
});

/** How many of some leads came by, asked about, and were led to the site by what: first, and last. */
const named = z.object({
  sources: reportCounts,
  courses: reportCounts,
  origins: reportCounts,
  lasts: reportCounts,
});

/** How many leads of each name went so far. A step counts what was recorded of it alone, not the later ones. */
export const reportSteps = z.object({ leads: named, booked: named, came: named, enrolled: named });

export type Counts = z.infer<typeof reportCounts>;
export type Funnel = z.infer<typeof reportFunnel>;
export type NamedCounts = z.infer<typeof named>;
export type Steps = z.infer<typeof reportSteps>;
