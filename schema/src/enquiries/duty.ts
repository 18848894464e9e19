import * as z from 'zod/mini';
import { documentId, flag } from '../fields/fields.ts';

/** Somebody who handles enquiries. */
export const colleague = z.object({
  uid: documentId(),
  name: z.string(),
  /** New enquiries are assigned to those on duty, by turns. */
  onDuty: flag(false),
});

/** The body of `PUT /api/duty`. */
export const dutyUpdate = z.object({ onDuty: z.boolean('Choose on or off') });

export type Colleague = z.infer<typeof colleague>;
