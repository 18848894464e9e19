import { branchNamed, normalisePhone, placeOfBranch, type BranchPlace } from '@institute/schema';
import type { Institute } from '../institute.ts';

/** Where a branch is: as the contact info says, or at the institute's own address if that names it. */
export function placeAt(
  { name, branches, address, map }: Institute,
  branch: string,
): BranchPlace | undefined {
  const found = branchNamed(branches, branch);
  if (found) return placeOfBranch(found, name);
  const isHere = branch !== '' && address.includes(branch);
  return isHere ? { address, map, directions: '', phone: '' } : undefined;
}

/** The lines of a place below its name. */
export const placeLines = (
  place: BranchPlace | undefined,
  openMap: string,
): readonly { readonly text: string; readonly to?: string }[] =>
  place
    ? [
        { text: place.address },
        { text: place.directions },
        { text: place.map && openMap, to: place.map },
      ]
    : [];

/** Whom to call about a class at a place: the branch, else the institute. */
export function phoneOf({ phone, phoneLink }: Institute, place: BranchPlace | undefined) {
  const dialled = normalisePhone(place?.phone ?? '');
  return dialled
    ? { value: place?.phone ?? '', to: `tel:${dialled}` }
    : { value: phone, to: phoneLink };
}
