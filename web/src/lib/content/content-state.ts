import { QueryClient } from '@tanstack/react-query';

/** What the HTML carries of the content it shows: keys and data of the queries. */
export type ContentState = [key: readonly unknown[], data: unknown][];

/** The cache of content: one request at a time for a key, stale content shown while it refreshes. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: Infinity,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        retry: false,
        retryOnMount: false,
      },
    },
  });

export const dehydrate = (client: QueryClient): ContentState =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);

export function hydrate(client: QueryClient, state: ContentState): void {
  for (const [key, data] of state) client.setQueryData(key, data);
}
