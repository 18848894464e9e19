import * as z from 'zod/mini';
import { documentId, text } from '../fields/fields.ts';
import { reportCount, reportCounts, reportFunnel, reportSteps } from './report-counts.ts';

/**
 * The figures of a local day, which follow from the records alone (reports-1). Leads belong to the day
 * they arrived, demo classes to the day they are held, and seats to the first day of their batch. Spam
 * and joined leads count among the statuses alone.
 */
export const reportDay = z.object({
  /** The day, such as 2026-01-31. */
  _id: z.iso.date(),
  sources: reportCounts,
  courses: reportCounts,
  statuses: reportCounts,
  all: reportFunnel,
  /** Absent in figures that were kept before they had it, and are computed again once they are read. */
  steps: z.optional(reportSteps),
  /** Closed leads by why they were lost; empty where nobody said it. Absent as `steps` is. */
  reasons: z.optional(reportCounts),
  /** Enrolled leads by the account they are assigned to; empty for nobody. Absent as `steps` is. */
  enrolledBy: z.optional(reportCounts),
  /** Those of them whose way to the site is known. */
  visited: reportFunnel,
  /** By who answered first: the minutes until then, of each lead. */
  answers: z.array(z.object({ by: text(128), minutes: z.array(reportCount) })),
  /** Leads without an answer, by the account they are assigned to; empty for nobody. */
  unanswered: reportCounts,
  /** Bookings of demo classes by their state. */
  demo: reportCounts,
  /** Open batches that begin, by course. */
  seats: z.array(
    z.object({
      course: documentId(),
      batches: reportCount,
      seats: reportCount,
      taken: reportCount,
    }),
  ),
});

export type ReportDay = z.infer<typeof reportDay>;
