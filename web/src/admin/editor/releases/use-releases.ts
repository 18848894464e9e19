import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';
import { notify } from '../../../lib/notifications/notifications-store.ts';

const listKey = ['releases'];
const editsKey = ['edits'];

/** Reads the releases with their edits, newest first. */
export const releasesQuery = {
  queryKey: listKey,
  queryFn: () => callApi('listReleases', {}),
  staleTime: 0,
};

/** Releases with their edits, newest first. */
export const useReleases = ({ enabled = true } = {}) => useQuery({ ...releasesQuery, enabled });

/** Paths of the documents to which a change is scheduled, such as `courses/abc`. */
export function useScheduled(enabled: boolean): ReadonlySet<string> {
  const { data = [] } = useReleases({ enabled });
  return new Set(
    data
      .filter(({ state }) => state === 'waiting')
      .flatMap(({ edits }) => edits.map(({ document }) => document)),
  );
}

const waitingEdits = (document: string) => ({
  queryKey: [...editsKey, document],
  queryFn: () => callApi('listEditsOf', { query: { document } }),
  staleTime: 0,
});

/** The edits of a document that wait. */
export const useWaitingEdits = (document: string) => useQuery(waitingEdits(document));

/** After a save: says which releases wait to change the document, and whether they still can. */
export function useTellWaiting(document: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const edits = await client.fetchQuery(waitingEdits(document)).catch(() => []);
    for (const { releaseName, problem } of edits)
      notify(
        problem ? 'error' : 'info',
        `“${releaseName}” also has a change to this`,
        problem ? `It cannot go live: ${problem}` : 'What you saved will stay when it goes live.',
      );
  };
}

/** Reads both anew. */
export function useReloadReleases(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: listKey }),
      client.invalidateQueries({ queryKey: editsKey }),
    ]);
}
