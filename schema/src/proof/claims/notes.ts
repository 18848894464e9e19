import * as z from 'zod/mini';

/** Content as visitors get it: with the notes of its claims where only what is backed is shown. */
export const withNotes = <Shape extends z.core.$ZodShape>(content: z.ZodMiniObject<Shape>) =>
  z.extend(content, { notes: z.optional(z.record(z.string(), z.string())) });
