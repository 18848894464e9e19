import { skipToken, useQuery } from '@tanstack/react-query';
import { withoutClaimsKey } from './content-state.ts';

/** Whether the page is a copy from which claims are left out, and none could be read since. */
export const useLacksClaims = (): boolean =>
  useQuery<boolean>({ queryKey: withoutClaimsKey, queryFn: skipToken }).data ?? false;
