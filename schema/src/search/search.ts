import * as z from 'zod/mini';
import { courseCategories } from '../courses/course-category.ts';
import { keysOf } from '../fields/fields.ts';
import { searchKinds } from './search-text.ts';

const searchResult = z.object({
  kind: z.enum(keysOf(searchKinds)),
  title: z.string(),
  /** What it is about, in a line or two. */
  text: z.string(),
  path: z.string(),
  /** Short facts at its side, such as the duration and level of a course. */
  facts: z.optional(z.array(z.string())),
  /** Of a course, in the institute's currency, GST included; 0 for "fee on request". */
  fee: z.optional(z.number()),
  /** Of a course. */
  category: z.optional(z.enum(courseCategories)),
  /** Of a post: when it was published. */
  published: z.optional(z.string()),
  /** Of a batch. */
  batch: z.optional(
    z.object({
      id: z.string(),
      /** The course's slug. */
      course: z.string(),
      firstDay: z.string(),
      seatsLeft: z.int(),
    }),
  ),
});

/** What a search found. */
export const searchResults = z.object({
  results: z.array(searchResult),
  /** How many were found; the list shows the best. */
  total: z.number(),
  /** Categories that have courses, with how many, to look in where nothing is found. */
  categories: z.array(z.object({ category: z.enum(courseCategories), courses: z.number() })),
});

export type SearchResult = z.infer<typeof searchResult>;
export type SearchResults = z.infer<typeof searchResults>;
