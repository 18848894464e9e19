import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

/** The second factor of the account, read afresh whenever it is shown. */
export const useAccount = (email: string) =>
  useQuery({
    queryKey: ['account', email],
    queryFn: () => callApi('getAccount', {}),
    gcTime: 0,
    staleTime: 0,
  });
