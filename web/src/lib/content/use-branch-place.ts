import { branchNamed, placeOfBranch, townText, type BranchPlace } from '@institute/schema';
import { useQuery } from '@tanstack/react-query';
import { addressAt } from '../links/address-at.ts';
import { useContentQueries } from './content-context.ts';
import { useOwnFacts } from './own-facts.ts';
import { useBranches } from './use-branches.ts';
import { useInstitute } from './use-institute.ts';

/** The place of a branch, or the institute's own address if that is where it is; none of an empty name. */
export function useBranchPlace(name: string): BranchPlace | undefined {
  const { data: info } = useQuery(useContentQueries().singleton('contactInfo'));
  const { company, map } = useInstitute();
  const { area } = useOwnFacts();
  const branch = branchNamed(useBranches(), name);
  if (branch) return placeOfBranch(branch, company);
  const there = addressAt(info, name, area);
  if (!there) return undefined;
  const address = [there.address, townText({ ...there, state: '' })].filter(Boolean).join(', ');
  return { address, map, directions: '', phone: '' };
}
