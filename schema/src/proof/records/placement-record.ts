import * as z from 'zod/mini';
import { basedOn, documentId, requiredText, storedInCollection } from '../../fields/fields.ts';
import { dataUrl } from '../../media/upload.ts';
import { highestPrice } from '../../courses/fee-plan.ts';
import { moneyText } from '../../courses/fee-text.ts';
import { institute, isInIndia } from '../../institute.ts';

/** A financial year, such as 2025-26. */
const periodPattern = /^20\d\d-\d\d$/;

/** In India a salary outside these is a typing error, such as one of a month or with a zero too many. */
const [lowest, highest] = isInIndia ? [10_000, 100_000_000] : [1, highestPrice];

/** What staff alone know of a placement. */
export const placementRecord = z.object({
  /** The month in which the student was placed; empty if nobody knows. */
  month: z
    .string('Enter a month such as 2026-01')
    .check(z.regex(/^(?:20\d\d-(?:0[1-9]|1[0-2]))?$/, 'Enter a month such as 2026-01')),
  /** In whole units of the institute's currency a year; null if nobody knows. */
  salary: z.nullable(
    z
      .int(`Salary: enter whole ${institute.currency.words} a year`)
      .check(
        z.minimum(lowest, `Salary: at least ${moneyText(lowest)} a year`),
        z.maximum(highest, `Salary: at most ${moneyText(highest)} a year`),
      ),
  ),
});

/** Without a file, the evidence stays as it is. */
export const placementRecordUpdate = z.extend(placementRecord, {
  ...basedOn,
  evidence: z.optional(
    z.object({ file: dataUrl('Evidence'), filename: requiredText('Filename', 200) }),
  ),
});

/** A record, under the id of its placement. */
export const storedPlacementRecord = z.extend(placementRecord, {
  ...storedInCollection,
  /** Name of the file that proves it; empty without one. */
  evidence: z._default(z.string(), ''),
});

/** How many students asked for support in a period. */
export const supportPeriod = z.object({
  asked: z
    .int('Enter a whole number')
    .check(z.minimum(0, 'At least 0'), z.maximum(100_000, 'At most 100000')),
});

const period = z.string().check(z.regex(periodPattern, 'This is not a valid financial year'));

const count = z.nullable(z.number());

const group = z.object({ name: z.string(), placed: z.number() });

/** What follows from the records of a period, and of how many. */
export const placementFiguresOfPeriod = z.object({
  period,
  /** Null where nobody entered it. */
  asked: count,
  placed: z.number(),
  /** In percent of those who asked, rounded down; null where that cannot be said. */
  rate: count,
  companies: z.number(),
  /** How many salaries are known. */
  salaries: z.number(),
  /** Null for fewer than ten salaries. */
  medianSalary: count,
  /** A quarter of the salaries are at most the lower one, and a quarter at least the upper one. */
  lowerQuartile: count,
  upperQuartile: count,
  highestSalary: count,
  /** How many were placed, the largest group first. */
  byCompany: z.array(group),
  byCourse: z.array(group),
});

export const placementRecords = z.object({
  records: z.array(storedPlacementRecord),
  figures: z.array(placementFiguresOfPeriod),
});

export const placementEvidence = z.object({ file: z.string(), filename: z.string() });

export const savedSupportPeriod = z.extend(supportPeriod, { _id: documentId() });

export type PlacementRecord = z.infer<typeof placementRecord>;
export type SupportPeriod = z.infer<typeof supportPeriod>;
export type PlacementRecordUpdate = z.infer<typeof placementRecordUpdate>;
export type StoredPlacementRecord = z.infer<typeof storedPlacementRecord>;
export type PeriodFigures = z.infer<typeof placementFiguresOfPeriod>;
export type PlacementRecords = z.infer<typeof placementRecords>;
