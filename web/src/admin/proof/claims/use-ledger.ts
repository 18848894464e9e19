import type { Ledger } from '@institute/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';

const queryKey = ['claims'];

/** Every claim of the site, and what backs it. */
export const useLedger = () =>
  useQuery<Ledger>({
    queryKey,
    queryFn: () => callApi('listClaims', {}),
    staleTime: 0,
    gcTime: 0,
  });

/** Reads the ledger again after a change. */
export function useReloadLedger(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
}
