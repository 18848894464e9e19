import * as z from 'zod/mini';
import { keysOf } from '../../fields/fields.ts';
import { claimRecords } from './claim-records.ts';

/** What visitors are told of a claim that is backed. */
export const note = z.object({
  /** Of how many. */
  basis: z.string(),
  /** Where that is in another language: the text that figures are read from. */
  englishBasis: z.optional(z.string()),
  period: z.string(),
  record: z.enum(keysOf(claimRecords)),
  asOf: z.string(),
  validUntil: z.string(),
});

/** Content as visitors get it: with the notes of its claims where only what is backed is shown. */
export const withNotes = <Shape extends z.core.$ZodShape>(content: z.ZodMiniObject<Shape>) =>
  z.extend(content, { notes: z.optional(z.record(z.string(), note)) });

export type Note = z.infer<typeof note>;
