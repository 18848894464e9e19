import { defaultPlacementStats, type PlacementStats } from '@institute/schema';

/**
 * The stored statistics, with defaults for missing or empty ones (placements-1), unless only what is
 * backed is shown.
 */
export function shownStats(
  stored: PlacementStats | null | undefined,
  onlyBacked = false,
): PlacementStats {
  const shown = (name: keyof PlacementStats) =>
    stored?.[name] || (onlyBacked ? '' : defaultPlacementStats[name]);
  return {
    placementRate: shown('placementRate'),
    totalPlacements: shown('totalPlacements'),
    companiesPartnered: shown('companiesPartnered'),
    averageSalary: shown('averageSalary'),
    highestSalary: shown('highestSalary'),
    topCompanies: shown('topCompanies'),
  };
}

/** The percentage in a text: 92 for `92%` or `92.4 % of all`; undefined if there is none. */
export function wholePercent(rate: string): number | undefined {
  const percent = Number(/(\d+(?:\.\d+)?)\s*%/.exec(rate)?.[1]);
  return percent <= 100 ? Math.round(percent) : undefined;
}

/** Whether a figure is the median that the site counts: a typed one is called an average. */
export const isMedian = (note: string | undefined): boolean => note?.startsWith('Median') ?? false;
