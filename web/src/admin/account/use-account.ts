import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** What the account has beside its password, asked for anew wherever it shows. */
export const useAccount = (email: string) =>
  useQuery({
    queryKey: ['account', email],
    queryFn: () => callApi('getAccount', {}),
    gcTime: 0,
    staleTime: 0,
  });
