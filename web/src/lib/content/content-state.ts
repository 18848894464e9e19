import { QueryClient } from '@tanstack/react-query';

/** What the HTML carries of the content it shows: keys and data of the queries. */
export type ContentState = [key: readonly unknown[], data: unknown][];

/** How long a failed read rests before it is tried again, in milliseconds: longer each time. */
const restAfter = (failures: number): number => Math.min(60_000, 10_000 * 2 ** (failures - 1));

/**
 * The cache of content: one request at a time for a key, stale content shown while it refreshes,
 * and what failed read again for as long as it is on the screen.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: Infinity,
        networkMode: 'always',
        refetchInterval: ({ state }) =>
          state.status === 'error' && restAfter(state.errorUpdateCount),
        refetchOnReconnect: true,
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
    .filter(({ state, meta }) => state.status === 'success' && meta?.['carried'] !== false)
    .map(({ queryKey, state }) => [queryKey, state.data]);

export function hydrate(client: QueryClient, state: ContentState): void {
  for (const [key, data] of state) client.setQueryData(key, data);
}
