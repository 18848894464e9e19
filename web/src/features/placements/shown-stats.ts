import {
  defaultPlacementStats,
  englishBasisOf,
  institute,
  type NamedFigure,
  type Notes,
  type PlacementFigure,
  type PlacementStats,
} from '@institute/schema';
import * as texts from '../../texts/en/placements.ts';

/** What the page of the placements shows; what was placed of a course in each year, courses show (course-17). */
export type ShownStats = Omit<PlacementStats, 'placedByCourseAndYear'>;

/**
 * The stored statistics, with defaults for missing or empty ones (placements-1), unless only what is
 * backed is shown, or the institute is another than the first.
 */
export function shownStats(stored: ShownStats | null | undefined, onlyBacked = false): ShownStats {
  const labels = stored?.labels;
  const isNamed = (name: string): boolean =>
    Object.entries(labels ?? {}).some(([field, label]) => field === name && label);
  const shown = (name: Exclude<PlacementFigure, 'placedByCourseAndYear'>) =>
    stored?.[name] ||
    (onlyBacked || !institute.fixedTexts || isNamed(name) ? '' : defaultPlacementStats[name]);
  return {
    ...(labels && { labels }),
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

const fixedLabels: Readonly<Record<NamedFigure, string>> = {
  placementRate: texts.rate,
  totalPlacements: texts.placed,
  companiesPartnered: texts.partners,
  averageSalary: texts.averageSalary,
  highestSalary: texts.highestSalary,
};

/** What a statistic is called; of salaries, a typed one is an average, the site counts a median. */
export function labelOf(
  field: NamedFigure,
  stats: Pick<PlacementStats, 'labels'> | null | undefined,
  notes: Notes | undefined,
): string {
  const isMedian = englishBasisOf(notes?.[`placementStats.${field}`]).startsWith('Median');
  const fixed = isMedian ? texts.medianSalary : fixedLabels[field];
  return stats?.labels?.[field] || fixed;
}

/** The lists of groups, in their order on the page. */
export const groupFields = Object.keys(texts.groupTitles) as (keyof typeof texts.groupTitles)[];
