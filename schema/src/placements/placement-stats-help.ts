import type { Help } from '../fields/help.ts';
import { namedFigures, type NamedFigure, type PlacementStats } from './placement-stats.ts';

const labels = Object.fromEntries(
  namedFigures.map((field) => [`labels.${field}`, 'May stay empty']),
);

export const placementStatsHelp: Help<PlacementStats> = {
  placementRate: 'At the top and the end of the placements page',
  totalPlacements: 'At the top of the placements page',
  companiesPartnered: 'At the top of the placements page',
  averageSalary: 'At the top and the end of the placements page',
  highestSalary: 'At the end of the placements page',
  topCompanies: 'A list such as City Bank (38) is shown as bars',
  byCourse: 'A list such as Python (38 of 42) is shown as bars',
  byYear: 'A list such as 2025-26 (563 of 612) is shown as bars',
  placedByCourseAndYear: 'For courses: Python 2025-26 (38 of 42)',
  labels: 'On the placements page',
  ...(labels as Pick<Help<PlacementStats>, `labels.${NamedFigure}`>),
  hiringPartners: 'On the placements page',
};
