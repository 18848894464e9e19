import {
  defaultPlacementStats,
  type Notes,
  type PlacementFigure,
  type PlacementStats,
} from '@institute/schema';
import * as texts from '../../texts/en/placements.ts';

/**
 * The stored statistics, with defaults for missing or empty ones (placements-1), unless only what is
 * backed is shown.
 */
export function shownStats(
  stored: PlacementStats | null | undefined,
  onlyBacked = false,
): PlacementStats {
  const shown = (name: PlacementFigure) =>
    stored?.[name] || (onlyBacked ? '' : defaultPlacementStats[name]);
  return {
    placementRate: shown('placementRate'),
    totalPlacements: shown('totalPlacements'),
    companiesPartnered: shown('companiesPartnered'),
    averageSalary: shown('averageSalary'),
    highestSalary: shown('highestSalary'),
    topCompanies: shown('topCompanies'),
    byCourse: shown('byCourse'),
    byYear: shown('byYear'),
  };
}

/** What the package of a student is called: a typed one is an average, the site counts a median. */
export const packageName = (notes: Notes | undefined): string =>
  notes?.['placementStats.averageSalary']?.basis.startsWith('Median')
    ? texts.medianPackage
    : texts.averagePackage;

/** The lists of groups, in their order on the page. */
export const groupFields = Object.keys(texts.groupTitles) as (keyof typeof texts.groupTitles)[];
