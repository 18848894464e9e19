import { createContext, use } from 'react';
import type { ContentQueries } from './content-queries.ts';

export const ContentContext = createContext<ContentQueries | null>(null);

/** The reads of content, for `useQuery`. */
export function useContentQueries(): ContentQueries {
  const queries = use(ContentContext);
  if (!queries) throw new Error('Content is read outside of its provider');
  return queries;
}
