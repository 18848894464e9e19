import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { reasonOf } from '../account/reason-of.ts';

const queryKey = ['staff'];

/** The admins and the invitations. */
export const useStaff = () =>
  useQuery({ queryKey, queryFn: () => callApi('listStaff', {}), staleTime: 0, gcTime: 0 });

/** Runs an act on staff, says how it went, and reads the list anew. Returns whether it worked. */
export function useAct(): (act: () => Promise<unknown>, done: string) => Promise<boolean> {
  const client = useQueryClient();
  return async (act, done) => {
    try {
      await act();
      notify('success', done);
      return true;
    } catch (error) {
      notify('error', 'That did not work', reasonOf(error));
      return false;
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
}
