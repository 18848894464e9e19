import * as z from 'zod/mini';
import { readAsAdmin, type Endpoint } from '../api/rows.ts';

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
    data: z.array(translationState),
    summary: 'What is missing or stale in the translation of each document',
  },
} as const satisfies Record<string, Endpoint>;
