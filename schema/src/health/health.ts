import * as z from 'zod/mini';
import { readAsAdmin, type Endpoint } from '../api/rows.ts';
import { keysOf } from '../fields/fields.ts';

/** What can be wrong with the content, the most urgent first (health-1). */
export const problemKinds = {
  link: 'Broken links',
  file: 'Missing images and PDFs',
  batch: 'Links to past batches',
  fact: 'Facts that are not known',
  clash: 'Classes that clash, or batches that are too short',
  branch: 'Branches that are not in Contact',
  small: 'Images that are too small',
  contrast: 'Colours with too little contrast',
  description: 'Pages without a description',
  alternative: 'Images in text without a description',
  date: 'Published posts without a date',
  tamil: 'Texts that are not in Tamil',
} as const;

export type ProblemKind = keyof typeof problemKinds;

/** What one string of a document has that is wrong, where it can be mended without the form (health-4). */
const mend = z.object({
  /** What it is: the path of a link, or the alternative text of an image. */
  as: z.enum(['path', 'text']),
  /** As it is now. */
  value: z.string(),
  /** What it may have been meant to be. */
  suggested: z.optional(z.string()),
});

/** Something in the content that is wrong. */
export const healthProblem = z.object({
  kind: z.enum(keysOf(problemKinds)),
  /** Path of the document, such as `courses/abc`. */
  document: z.string(),
  title: z.string(),
  /** Path of the field, such as `testimonials.0.image`. */
  field: z.string(),
  /** What is wrong, such as the link. */
  text: z.string(),
  mend: z.optional(mend),
});

export type HealthProblem = z.infer<typeof healthProblem>;

/** The pages of the site that are always there. */
export const fixedPages = [
  '/',
  '/about',
  '/courses',
  '/batches',
  '/demo',
  '/trainers',
  '/placements',
  '/blog',
  '/contact',
  '/privacy',
  '/how-we-count',
  '/search',
] as const;

export const healthEndpoints = {
  readHealth: {
    ...readAsAdmin,
    capability: 'editContent',
    path: '/api/health',
    data: z.array(healthProblem),
    summary: 'Problems with the site’s content',
  },
} as const satisfies Record<string, Endpoint>;
