import * as z from 'zod/mini';
import { requiredDay } from '../fields/date-fields.ts';
import { daysBetween } from '../fields/days-between.ts';
import { text } from '../fields/fields.ts';
import { reportCounts, reportFunnel, reportSteps } from './report-counts.ts';

/** Longest period of a report, in days: two years, one of them a leap year. */
export const longestReport = 731;

/** Hours until the first answer that a report tells apart. */
export const answerWaits = [1, 4, 12, 24, 48, Infinity] as const;

/** Answers within so many minutes keep what the site promises. */
export const answerTargetMinutes = 24 * 60;

/** The period of a report, both days inclusive. */
export const reportPeriod = z.object({ from: requiredDay('From'), to: requiredDay('To') }).check(
  z.refine(({ from, to }) => from <= to, {
    message: 'To must not be before From',
    path: ['to'],
  }),
  z.refine(({ from, to }) => daysBetween(from, to) + 1 <= longestReport, {
    message: 'A report covers at most two years',
    path: ['from'],
  }),
);

/** What a report covers: a period, of all leads or of those that asked about a course, by the name that people see. */
export const reportQuery = z.safeExtend(reportPeriod, { course: text(200) });

const whole = z.int();

/** How soon leads were answered. */
export const answering = z.object({
  answered: whole,
  /** Within a day. */
  inTime: whole,
  /** Unanswered for longer than a day. */
  late: whole,
  /** Minutes until the first answer; null where there was none. */
  median: z.nullable(z.number()),
});

export const report = z.object({
  weeks: z.array(
    z.object({
      /** Its first day. */
      start: z.iso.date(),
      sources: reportCounts,
      courses: reportCounts,
      statuses: reportCounts,
      demo: reportCounts,
    }),
  ),
  all: reportFunnel,
  /** How many leads booked a demo class, came to it and enrolled, by source, course and what led to the site. */
  steps: reportSteps,
  /** Closed leads by why they were lost; empty where nobody said it. */
  reasons: reportCounts,
  visited: reportFunnel,
  answering,
  /** How many were answered within each of `answerWaits`, and longer than the one before. */
  waits: z.array(whole),
  /** The same for each counsellor by name, with how many of their leads enrolled. */
  counsellors: z.array(
    z.extend(answering, {
      /** Empty for nobody; absent for all who are colleagues no longer. */
      uid: z.optional(z.string()),
      name: z.string(),
      enrolled: whole,
      /** How many are wanted in the period. */
      target: z.optional(whole),
    }),
  ),
  seats: z.array(z.object({ course: z.string(), batches: whole, seats: whole, taken: whole })),
});

export type ReportPeriod = z.infer<typeof reportPeriod>;
export type ReportQuery = z.infer<typeof reportQuery>;
export type Report = z.infer<typeof report>;
export type Answering = z.infer<typeof answering>;
