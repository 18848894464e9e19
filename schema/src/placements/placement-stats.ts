import * as z from 'zod/mini';
import { ownList, requiredText, stored, text } from '../fields/fields.ts';

/** A claim names them one after another. */
const company = requiredText('Company', 100).check(
  z.regex(/^[^,]*$/, 'Enter one company per line, without commas'),
);

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
  /** Absent where they are `builtPartners` (placements-10). */
  hiringPartners: ownList(company, 100),
});

export const storedPlacementStats = z.extend(placementStats, stored);

export type PlacementStats = z.infer<typeof placementStats>;
export type StoredPlacementStats = z.infer<typeof storedPlacementStats>;
