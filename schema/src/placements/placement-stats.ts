import * as z from 'zod/mini';
import { withoutFacts } from '../fields/facts.ts';
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

/** A claim, which is backed as it is written. */
const figure = (max: number) => text(max).check(withoutFacts);

/** Placement statistics, all free text (dashboard-12). */
export const placementStats = z.object({
  placementRate: figure(100),
  totalPlacements: figure(100),
  companiesPartnered: figure(100),
  averageSalary: figure(100),
  highestSalary: figure(100),
  topCompanies: figure(2000),
  byCourse: figure(2000),
  byYear: figure(2000),
  placedByCourseAndYear: figure(5000),
  /** Absent where they are `builtPartners` (placements-10). */
  hiringPartners: ownList(company, 100),
  /** What the statistics are called; empty for the names of the specification (placements-11). */
  labels: z.optional(
    z.object(
      Object.fromEntries(namedFigures.map((field) => [field, figure(60)])) as Record<
        NamedFigure,
        ReturnType<typeof figure>
      >,
    ),
  ),
});

export const storedPlacementStats = z.extend(placementStats, stored);

export type PlacementStats = z.infer<typeof placementStats>;
export type StoredPlacementStats = z.infer<typeof storedPlacementStats>;
