import type { Help } from '../fields/help.ts';
import type { PlacementStats } from './placement-stats.ts';

export const placementStatsHelp: Help<PlacementStats> = {
  placementRate: 'At the top and the end of the placements page, such as 95%',
  totalPlacements: 'At the top of the placements page, such as 1,200+',
  companiesPartnered: 'At the top of the placements page, such as 250+',
  averageSalary: 'At the top and the end of the placements page, such as ₹6.5 LPA',
  highestSalary: 'At the end of the placements page, such as ₹18 LPA',
  topCompanies: 'Shown below the figures; separate the names with commas',
};
