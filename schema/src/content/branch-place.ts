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

/** Whether a class is at the institute's own address: its branch is part of the address, or there are no branches at all. */
export const isAtAddress = (address: string, branches: readonly Branch[], name: string): boolean =>
  address !== '' && (name ? address.includes(name) : branches.length === 0);

type Places = Pick<ContactInfo, 'address' | 'city' | 'zipCode' | 'branches'>;

/** Where a class is: what the contact info says, in a language, of the branch, which is named as in English. */
export function branchIn(info: Places, said: Places, name: string): Branch | undefined {
  const { branches = [] } = info;
  const at = branches.findIndex((branch) => isSameBranch(branch.name, name));
  if (at >= 0) return said.branches?.[at];
  if (!isAtAddress(info.address, branches, name)) return undefined;
  const { address, city, zipCode } = said;
  return { name, address, city, zipCode, mapPoint: '', directions: '', phone: '' };
}

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
