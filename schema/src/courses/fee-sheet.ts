import * as z from 'zod/mini';
import { documentId, reference, storedInCollection } from '../fields/fields.ts';
import { batchFields } from './batch.ts';
import { feePlan } from './fee-plan.ts';

/** Asks for the fee sheet of a course, or of one of its batches, by `_id`. */
export const newFeeSheet = z.object({ course: documentId(), batch: reference() });

/** The fees of a course as they were on a day (course-10); its `_id` is the code on the sheet. */
export const storedFeeSheet = z.object({
  ...storedInCollection,
  slug: z.string(),
  title: z.string(),
  duration: z.string(),
  price: z.number(),
  fees: feePlan,
  /** What was quoted, in the institute's currency, and the GST in it; older sheets lack both, and the hash. */
  quoted: z.optional(z.object({ total: z.number(), gst: z.number() })),
  /** SHA-256 of all that the sheet says, as it was stored. */
  hash: z.optional(z.string()),
  /** The batch that it is about, as it was. */
  batch: z.optional(
    z.pick(z.object(batchFields), { firstDay: true, days: true, mode: true, branch: true }),
  ),
});

export type NewFeeSheet = z.input<typeof newFeeSheet>;
export type StoredFeeSheet = z.infer<typeof storedFeeSheet>;
