import { createContext, use } from 'react';
import type { ContentQueries } from './content-queries.ts';

export const ContentContext = createContext<ContentQueries | null>(null);

/** The content queries, for `useQuery`. */
export function useContentQueries(): ContentQueries {
  const queries = use(ContentContext);
  if (!queries) throw new Error('No provider of content');
  return queries;
}
