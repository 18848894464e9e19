import * as z from 'zod/mini';
import { requiredText, storedInCollection } from '../fields/fields.ts';

/** A placement: a success story. All four fields are required (dashboard-12). */
export const placement = z.object({
  studentName: requiredText('Student name', 200),
  course: requiredText('Course', 200),
  company: requiredText('Company', 200),
  position: requiredText('Position', 200),
});

export const storedPlacement = z.extend(placement, {
  ...storedInCollection,
  /** Whether the student agreed to these four fields; only the server sets it (consents-3). */
  consent: z.optional(z.literal('agreed')),
  /** What stands beside a card that was agreed to; only the server sets them, with the consent. */
  duration: z.optional(z.string()),
  paid: z.optional(z.enum(['yes', 'no'])),
});

export type Placement = z.infer<typeof placement>;
export type StoredPlacement = z.infer<typeof storedPlacement>;
