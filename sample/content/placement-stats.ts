import type { PlacementStats } from '@institute/schema';

export const placementStats: PlacementStats = {
  placementRate: '92%',
  totalPlacements: '563',
  companiesPartnered: '118',
  averageSalary: '₹5.4 LPA',
  highestSalary: '₹14.2 LPA',
  topCompanies:
    'From April 2025 to March 2026, 612 students asked for placement support and 563 of them, 92%, accepted an offer from one of 118 companies. The largest groups joined Cognizant (61), TCS (54), Zoho (38), HCLTech (33), Freshworks (21) and LatentView Analytics (17).',
};
