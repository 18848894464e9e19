import {
  isAtAddress,
  isSameBranch,
  normalisePhone,
  placeOfBranch,
  type BranchPlace,
  type Language,
} from '@institute/schema';
import type { Institute } from '../institute.ts';

/**
 * Where a branch is, in a language: as the contact info says, or at the institute's own address if that names it, or if a
 * class that `isHeld` there names none. The branch is as it is called in English; maps are asked for it in English, too.
 */
export function placeAt(
  { name, said, map }: Institute,
  branch: string,
  language: Language,
  isHeld = branch !== '',
): BranchPlace | undefined {
  const { address, branches } = said[language];
  const at = said.en.branches.findIndex((each) => isSameBranch(each.name, branch));
  const [found, shown] = [said.en.branches[at], branches[at]];
  if (found && shown) return { ...placeOfBranch(shown, name), map: placeOfBranch(found, name).map };
  const isHere = isHeld && isAtAddress(said.en.address, said.en.branches, branch);
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
