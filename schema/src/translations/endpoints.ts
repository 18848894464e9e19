import * as z from 'zod/mini';
import { readAsAdmin, type Endpoint } from '../api/rows.ts';
import { translatedKinds } from './translation.ts';

/** How a document stands with its translation. */
const translationState = z.object({
  /** Path of the translation, such as `translations/courses_abc`; there may be none yet. */
  document: z.string(),
  title: z.string(),
  missing: z.int(),
  stale: z.int(),
  /** Path of the first text to be translated, such as `curriculum.0.module`; empty for none. */
  first: z.string(),
});

export type TranslationState = z.infer<typeof translationState>;

export const translationEndpoints = {
  listTranslations: {
    ...readAsAdmin,
    capability: 'readContent',
    path: '/api/translations',
    query: z.object({ kind: z.optional(z.enum(translatedKinds)) }),
    data: z.array(translationState),
    summary: 'What is missing or stale in the translation of each document, of one kind or of all',
  },
} as const satisfies Record<string, Endpoint>;
