import * as z from 'zod/mini';
import { requiredText } from '../fields/fields.ts';

/** Filters of the list of enquiries that somebody keeps: a name, and the query of their address. */
const savedFilter = z.object(
  {
    name: requiredText('Name', 60),
    query: z
      .string('Enter the query of an address')
      .check(
        z.maxLength(500, 'These are too many filters to keep: use at most 500 characters'),
        z.regex(/^[\w.*+&=%-]*$/, 'Enter the query of an address'),
      ),
  },
  'Enter a name and a query',
);

export const savedFilters = z.object({
  filters: z.array(savedFilter, 'Enter a list').check(
    z.maxLength(20, 'Keep at most 20'),
    z.refine(
      (filters) => new Set(filters.map(({ name }) => name)).size === filters.length,
      'You already have a filter with this name',
    ),
  ),
});

export type SavedFilters = z.infer<typeof savedFilters>;
export type SavedFilter = z.infer<typeof savedFilter>;
