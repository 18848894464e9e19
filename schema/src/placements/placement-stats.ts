import * as z from 'zod/mini';
import { requiredText, stored, text } from '../fields/fields.ts';
import { ownList } from '../fields/own-list.ts';

/** A claim names them one after another. */
const company = requiredText('Company', 100).check(z.regex(/^[^,]*$/, 'Leave out commas'));

/** The statistics that pages name, in their order. */
export const namedFigures = [
  'placementRate',
  'totalPlacements',
  'companiesPartnered',
  'averageSalary',
  'highestSalary',
] as const;

export type NamedFigure = (typeof namedFigures)[number];

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
  placedByCourseAndYear: text(5000),
  /** Absent where they are `builtPartners` (placements-10). */
  hiringPartners: ownList(company, 100),
  /** What the statistics are called; empty for the names of the specification (placements-11). */
  labels: z.optional(
    z.object(
      Object.fromEntries(namedFigures.map((field) => [field, text(60)])) as Record<
        NamedFigure,
        ReturnType<typeof text>
      >,
    ),
  ),
});

export const storedPlacementStats = z.extend(placementStats, stored);

export type PlacementStats = z.infer<typeof placementStats>;
export type StoredPlacementStats = z.infer<typeof storedPlacementStats>;
