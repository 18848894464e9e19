import { QueryClient, type QueryCache, type QueryState } from '@tanstack/react-query';

/** The content embedded in the HTML: keys and data of the queries. */
export type ContentState = [key: readonly unknown[], data: unknown][];

/** First parts of the keys of what makes claims. */
export const makesClaims: ReadonlySet<unknown> = new Set([
  'home',
  'about',
  'trustStats',
  'placementStats',
  'placements',
  'verifiedClaims',
]);

/** Whether the data of a query has claims: its key says so, or a post that has some. */
export const hasClaims = (key: readonly unknown[], data: unknown): boolean =>
  makesClaims.has(key[0]) ||
  (data as { makesClaims?: true } | null | undefined)?.makesClaims === true;

const onlyBackedKey = ['onlyBacked'] as const;

/** Whether only what is backed is shown, as the server said; it says nothing while that is off. */
export const knowsOnlyBacked = (client: QueryClient): boolean =>
  client.getQueryData(onlyBackedKey) === true;

export function noteOnlyBacked(client: QueryClient, onlyBacked: boolean): void {
  if (onlyBacked) client.setQueryData(onlyBackedKey, true);
}

export const withoutClaimsKey = ['withoutClaims'] as const;

/** Whether the page is a copy from which claims are left out, and none could be read since. */
export const lacksClaims = (client: QueryClient): boolean =>
  client.getQueryData(withoutClaimsKey) === true;

export const noteClaims = (client: QueryClient, leftOut: boolean): void =>
  void client.setQueryData(withoutClaimsKey, leftOut);

/** Delay before a failed read is retried, in milliseconds; it grows with every retry. */
const restAfter = (failures: number): number => Math.min(60_000, 10_000 * 2 ** (failures - 1));

/** How long until a query that failed is read again automatically, in milliseconds; false where it did not fail. */
export const retried = ({
  state,
}: {
  readonly state: Pick<QueryState<never>, 'status' | 'errorUpdateCount'>;
}): number | false => state.status === 'error' && restAfter(state.errorUpdateCount);

/**
 * The query cache of the content: one request per key at a time, stale content shown while it
 * refreshes, and failed reads retried as long as they are on the screen.
 */
export const createQueryClient = (queryCache?: QueryCache): QueryClient =>
  new QueryClient({
    ...(queryCache && { queryCache }),
    defaultOptions: {
      queries: {
        gcTime: Infinity,
        networkMode: 'always',
        refetchInterval: retried,
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
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);

/** Takes over the content of the page. That of a copy is stale, and what one leaves out: to be read at once. */
export function hydrate(client: QueryClient, state: ContentState, isCopy = false): void {
  for (const [key, data] of state) client.setQueryData(key, data);
  for (const [key, data] of state)
    if (isCopy || (lacksClaims(client) && hasClaims(key, data)))
      client.setQueryData(key, data, { updatedAt: 0 });
}
