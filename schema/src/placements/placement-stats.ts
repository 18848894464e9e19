import * as z from 'zod/mini';
import { stored, text } from '../fields/fields.ts';

/** Placement statistics, all free text (dashboard-12). */
export const placementStats = z.object({
  placementRate: text(100),
  totalPlacements: text(100),
  companiesPartnered: text(100),
  averageSalary: text(100),
  highestSalary: text(100),
  topCompanies: text(2000),
  byCourse: text(2000),
  byYear: text(2000),
});

export const storedPlacementStats = z.extend(placementStats, stored);

export type PlacementStats = z.infer<typeof placementStats>;
export type StoredPlacementStats = z.infer<typeof storedPlacementStats>;
