import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api-client.ts';

export const colleaguesKey = ['colleagues'];

/** Everybody who handles enquiries; empty until they are read. */
export function useColleagues() {
  const { data } = useQuery({
    queryKey: colleaguesKey,
    queryFn: () => callApi('listColleagues', {}),
    staleTime: 60_000,
  });
  return data ?? [];
}
