import * as z from 'zod/mini';
import { documentId, text } from '../fields/fields.ts';

const count = z.int().check(z.minimum(0));

/** How many of each, by name, the most first. */
const counts = z.array(z.object({ name: z.string(), count }));

/** How far leads have come: each step counts those of the later ones, too. */
const funnel = z.object({ leads: count, contacted: count, demo: count, enrolled: count });

/** How many of some leads came by, asked about, and were led to the site by what: first, and last. */
const named = z.object({ sources: counts, courses: counts, origins: counts, lasts: counts });

/** How many leads of each name went so far. A step counts what was recorded of it alone, not the later ones. */
const steps = z.object({ leads: named, booked: named, came: named, enrolled: named });

/**
 * The figures of a local day, which follow from the records alone (reports-1). Leads belong to the day
 * they arrived, demo classes to the day they are held, and seats to the first day of their batch. Spam
 * and joined leads count among the statuses alone.
 */
export const reportDay = z.object({
  /** The day, such as 2026-01-31. */
  _id: z.iso.date(),
  sources: counts,
  courses: counts,
  statuses: counts,
  all: funnel,
  /** Absent in figures that were kept before they had it, and are computed again once they are read. */
  steps: z.optional(steps),
  /** Closed leads by why they were lost; empty where nobody said it. Absent as `steps` is. */
  reasons: z.optional(counts),
  /** Those of them whose way to the site is known. */
  visited: funnel,
  /** By who answered first: the minutes until then, of each lead. */
  answers: z.array(z.object({ by: text(128), minutes: z.array(count) })),
  /** Leads without an answer, by the account they are assigned to; empty for nobody. */
  unanswered: counts,
  /** Bookings of demo classes by their state. */
  demo: counts,
  /** Open batches that begin, by course. */
  seats: z.array(z.object({ course: documentId(), batches: count, seats: count, taken: count })),
});

export type ReportDay = z.infer<typeof reportDay>;
export type Counts = z.infer<typeof counts>;
export type Funnel = z.infer<typeof funnel>;
export type NamedCounts = z.infer<typeof named>;
export type Steps = z.infer<typeof steps>;
export const reportCounts = counts;
export const reportFunnel = funnel;
export const reportSteps = steps;
