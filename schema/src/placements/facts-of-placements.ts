import type { Facts } from '../fields/facts.ts';
import { institute } from '../institute.ts';
import { noteKey } from '../proof/claims/claim-kinds.ts';
import { claimOf } from '../proof/claims/claims-of.ts';
import { englishBasisOf, type Notes } from '../proof/claims/shown.ts';
import { countedGroups, shareIn } from './counted-groups.ts';
import type { PlacementStats } from './placement-stats.ts';

/**
 * What the figures of placements say, as visitors get them. The site's own count has the median of the salaries, and
 * no average.
 */
export function factsOfPlacements(
  shown: PlacementStats & { readonly notes?: Notes },
  isMedian = false,
): Facts {
  const { placementRate, totalPlacements, companiesPartnered, averageSalary, highestSalary } =
    shown;
  const placed = Number(totalPlacements.replaceAll(',', ''));
  const year = totalPlacements
    ? countedGroups(shown.byYear)?.find(({ some, of }) => some === placed && of !== undefined)
    : undefined;
  const note = shown.notes?.[noteKey(claimOf.placement('totalPlacements', totalPlacements))];
  const share = shareIn(englishBasisOf(note));
  const asked = year?.of ?? (share?.some === placed ? share.of : undefined);
  const salary = isMedian ? 'placements.medianSalary' : 'placements.averageSalary';
  return {
    ...(placementRate && { 'placements.rate': placementRate }),
    ...(totalPlacements && { 'placements.placed': totalPlacements }),
    ...(asked && { 'placements.asked': asked.toLocaleString(institute.locale) }),
    ...(year && { 'placements.year': year.name }),
    ...(companiesPartnered && { 'placements.companies': companiesPartnered }),
    ...(averageSalary && { [salary]: averageSalary }),
    ...(highestSalary && { 'placements.highestSalary': highestSalary }),
  };
}
