import * as z from 'zod/mini';
import { cacheSeconds } from '../api/cache-seconds.ts';
import { read, type Endpoint } from '../api/rows.ts';
import { searchResults } from './search.ts';
import { searchText } from './search-text.ts';

export const searchEndpoints = {
  search: {
    ...read,
    cacheSeconds: cacheSeconds.none,
    path: '/api/pages/search',
    query: z.object({
      q: z.pipe(z._default(z.string('Enter one search'), ''), z.transform(searchText)),
    }),
    data: searchResults,
    summary: 'Courses, batches, trainers, posts and pages that match',
  },
} as const satisfies Record<string, Endpoint>;
