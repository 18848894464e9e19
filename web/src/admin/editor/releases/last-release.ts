import type { StoredRelease } from '@institute/schema';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useReleases } from './use-releases.ts';

type Named = Pick<StoredRelease, '_id' | 'name'>;

/** The last one of each page that is open. */
const lastOf = new WeakMap<QueryClient, Named & { readonly since: number }>();

/** Remembers the release to which a change was added last, until the page is closed. */
export function useRememberRelease(): (release: Named) => void {
  const client = useQueryClient();
  return (release) => void lastOf.set(client, { ...release, since: Date.now() });
}

/** The release to which the next change is added: the last one, or what is known to wait. */
export function useNextRelease(): Named | undefined {
  const last = lastOf.get(useQueryClient());
  const { data, dataUpdatedAt } = useReleases({ enabled: false });
  // The list may have been read before the release was made.
  if (!data || (last && dataUpdatedAt < last.since)) return last;
  const waiting = data.filter(({ state }) => state === 'waiting');
  return waiting.find(({ _id }) => _id === last?._id) ?? waiting[0];
}
