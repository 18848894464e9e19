import { createContext, use } from 'react';
import type { ContentQueries } from './content-queries.ts';

export const ContentContext = createContext<ContentQueries | null>(null);

/** The content queries, for `useQuery`. */
export function useContentQueries(): ContentQueries {
  const queries = use(ContentContext);
  if (!queries) throw new Error('useContentQueries is used outside of its provider');
  return queries;
}
