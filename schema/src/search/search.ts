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
});

/** What a search found. */
export const searchResults = z.object({
  results: z.array(searchResult),
  /** How many were found; the list shows the best. */
  total: z.number(),
  /** Categories that have courses, to look in where nothing is found. */
  categories: z.array(z.enum(courseCategories)),
});

export type SearchResult = z.infer<typeof searchResult>;
export type SearchResults = z.infer<typeof searchResults>;
