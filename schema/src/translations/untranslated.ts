import * as z from 'zod/mini';

/** What is left to do of a document in Tamil; absent where nobody has begun (tamil-12). */
export const untranslated = z.optional(z.object({ missing: z.number(), stale: z.number() }));

export type Untranslated = z.infer<typeof untranslated>;
