import { isSameBranch, type Branch } from './branch.ts';
import type { ContactInfo } from './contact-info.ts';
import { mapLink } from './map-link.ts';
import { pointOf } from './map-point.ts';
import { townText } from './town-text.ts';

/** Where a branch is and how to reach it, as pages, mails and calendars say it; what nobody has said is empty. */
export interface BranchPlace {
  readonly address: string;
  readonly directions: string;
  readonly phone: string;
  /** Link to it on the map. */
  readonly map: string;
}

/** The branch with a name; case does not count. */
export const branchNamed = (branches: ContactInfo['branches'], name: string): Branch | undefined =>
  branches?.find((branch) => isSameBranch(branch.name, name));

/** The place of a branch; on the map it is its point, else its address. */
export function placeOfBranch(branch: Branch, companyName: string): BranchPlace {
  const { name, address, city, zipCode, mapPoint, directions, phone } = branch;
  const point = pointOf(mapPoint);
  return {
    address: [address, townText({ city, state: '', zipCode })].filter(Boolean).join(', '),
    directions,
    phone,
    map: point
      ? mapLink({ address: `${point.lat},${point.lon}` })
      : mapLink({ companyName, address: address || name, city, zipCode }),
  };
}
