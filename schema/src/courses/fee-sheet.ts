import * as z from 'zod/mini';
import { documentId, storedInCollection } from '../fields/fields.ts';
import { feePlan } from './fee-plan.ts';

/** Asks for the fee sheet of a course, by its `_id`. */
export const newFeeSheet = z.object({ course: documentId() });

/** The fees of a course as they were on a day (course-10); its `_id` is the code on the sheet. */
export const storedFeeSheet = z.object({
  ...storedInCollection,
  slug: z.string(),
  title: z.string(),
  duration: z.string(),
  price: z.number(),
  fees: feePlan,
});

export type StoredFeeSheet = z.infer<typeof storedFeeSheet>;
