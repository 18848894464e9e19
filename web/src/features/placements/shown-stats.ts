import { defaultPlacementStats, type PlacementStats } from '@institute/schema';

/** The stored statistics, with the defaults for those that are absent or empty (placements-1). */
export function shownStats(stored: PlacementStats | null | undefined): PlacementStats {
  const shown = (name: keyof PlacementStats) => stored?.[name] || defaultPlacementStats[name];
  return {
    placementRate: shown('placementRate'),
    totalPlacements: shown('totalPlacements'),
    companiesPartnered: shown('companiesPartnered'),
    averageSalary: shown('averageSalary'),
    highestSalary: shown('highestSalary'),
    topCompanies: shown('topCompanies'),
  };
}

/** `92%` or `92.4 % of all` is 92; undefined for a text that is no rate in percent. */
export function wholePercent(rate: string): number | undefined {
  const percent = Number(/(\d+(?:\.\d+)?)\s*%/.exec(rate)?.[1]);
  return percent <= 100 ? Math.round(percent) : undefined;
}
