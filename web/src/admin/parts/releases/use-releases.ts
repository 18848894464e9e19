import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';

const listKey = ['releases'];
const editsKey = ['edits'];

/** Releases with their edits, newest first. */
export const useReleases = () =>
  useQuery({
    queryKey: listKey,
    queryFn: () => callApi('listReleases', {}),
    staleTime: 0,
  });

/** The edits of a document that wait. */
export const useWaitingEdits = (document: string) =>
  useQuery({
    queryKey: [...editsKey, document],
    queryFn: () => callApi('listEditsOf', { query: { document } }),
    staleTime: 0,
  });

/** Reads both anew. */
export function useReloadReleases(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: listKey }),
      client.invalidateQueries({ queryKey: editsKey }),
    ]);
}
