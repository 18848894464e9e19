import { hasTamil, language, pathIn } from '@institute/schema';
import { useQuery, type QueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useContentQueries } from './content-context.ts';
import type { ContentQueries } from './content-queries.ts';
import { ownFactsKey, useOwnFacts, type SaidFacts } from './own-facts.ts';

/** The part of the nearest page that says that another was asked for. */
export const onlyInEnglish = 'only-in-english';

const itemPath = /^\/(courses|blog)\/([^/]+)$/;

/** What reads the document that decides whether a page is offered in Tamil; where all its texts are of the code, none does. */
function decisive(queries: ContentQueries, path: string) {
  if (path === paths.home) return queries.singleton('home');
  if (path === paths.about) return queries.singleton('about');
  const [, list, slug = ''] = itemPath.exec(path) ?? [];
  return list && (list === 'blog' ? queries.post(slug) : queries.course(slug));
}

/** Without a document the defaults show, which are of the code. */
const isTranslated = (data: unknown): boolean =>
  !data || (data as { readonly inTamil?: boolean }).inTamil === true;

/** Whether the page at a path is offered in Tamil, from what was read for it. */
export function isOffered(client: QueryClient, queries: ContentQueries, path: string): boolean {
  const query = decisive(queries, path);
  return !query || isTranslated(client.getQueryData(query.queryKey));
}

/** Whether the page at a path is there in both languages. */
export const hasTwin = (client: QueryClient, queries: ContentQueries, path: string): boolean =>
  hasTamil &&
  client.getQueryData<SaidFacts>(ownFactsKey)?.tamil === true &&
  isOffered(client, queries, path);

/** The address of the page in the other language, or of the nearest; undefined where the site is in English alone. */
export function useTwin(): string | undefined {
  const { pathname, search } = useLocation();
  const queries = useContentQueries();
  const { tamil } = useOwnFacts();
  const query = decisive(queries, pathname);
  const shown: object = query || queries.singleton('home');
  const { data } = useQuery({ ...(shown as UseQueryOptions), enabled: false });
  // One slash: two would begin the address of another site.
  if (language === 'ta') return pathname.replace(/^[\\/]+/, '/') + search;
  if (!hasTamil || !tamil) return undefined;
  if (!query || isTranslated(data)) return pathIn('ta', pathname) + search;
  const nearest = pathname.startsWith(paths.blog) ? paths.blog : paths.courses;
  return `${pathIn('ta', nearest)}#${onlyInEnglish}`;
}
