import type { Branch } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { useContentQueries } from './content-context.ts';

/** Where classes are held. The contact info that the server puts into pages leaves it out. */
export function useBranches(): Branch[] {
  const queries = useContentQueries();
  const { data: info } = useQuery(queries.singleton('contactInfo'));
  const { data } = useQuery({ ...queries.branches(), enabled: !info?.branches });
  return info?.branches ?? data ?? [];
}
