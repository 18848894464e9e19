import type { Help } from '../fields/help.ts';
import type { PlacementStats } from './placement-stats.ts';

export const placementStatsHelp: Help<PlacementStats> = {
  placementRate: 'At the top and the end of the placements page, such as 95%',
  totalPlacements: 'At the top of the placements page, such as 1,200+',
  companiesPartnered: 'At the top of the placements page, such as 250+',
  averageSalary: 'At the top and the end of the placements page',
  highestSalary: 'At the end of the placements page',
  topCompanies: 'Shown below the figures; a list such as Zoho (38), TCS (54) is shown as bars',
  byCourse: 'A list such as Python (38 of 42), UI/UX Design (27 of 30), shown as bars',
  byYear: 'A list such as 2025-26 (563 of 612), 2024-25 (498 of 551), shown as bars',
  hiringPartners: 'On the placements page; may be empty',
};
