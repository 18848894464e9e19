import {
  builtPartners,
  messages,
  namedFigures,
  placementStats,
  type NamedFigure,
  type PlacementStats,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import type { Field } from '../editor/form/field.ts';
import { singletonEditor } from '../content/singleton-editor.tsx';

const fields: Field<PlacementStats>[] = [
  { kind: 'text', name: 'placementRate', label: 'Placement rate' },
  { kind: 'text', name: 'totalPlacements', label: 'Students placed' },
  { kind: 'text', name: 'companiesPartnered', label: 'Hiring partners' },
  { kind: 'text', name: 'averageSalary', label: 'Average salary' },
  { kind: 'text', name: 'highestSalary', label: 'Highest salary' },
  { kind: 'long-text', name: 'topCompanies', label: 'Top companies' },
  { kind: 'long-text', name: 'byCourse', label: 'Placed by course' },
  { kind: 'long-text', name: 'byYear', label: 'Placed by year' },
  { kind: 'long-text', name: 'placedByCourseAndYear', label: 'Placed by course and year' },
  {
    kind: 'group',
    name: 'labels',
    label: 'Labels',
    fields: [
      { kind: 'text', name: 'placementRate', label: 'Rate' },
      { kind: 'text', name: 'totalPlacements', label: 'Students' },
      { kind: 'text', name: 'companiesPartnered', label: 'Partners' },
      { kind: 'text', name: 'averageSalary', label: 'Average' },
      { kind: 'text', name: 'highestSalary', label: 'Highest' },
    ],
  },
  { kind: 'lines', name: 'hiringPartners', label: 'Names of hiring partners' },
];

const noLabels = Object.fromEntries(namedFigures.map((name) => [name, ''])) as Record<
  NamedFigure,
  string
>;

/** The statistics of placements, all free text, and the companies that the page names. */
export const StatsEditor = singletonEditor({
  name: 'placementStats',
  title: 'Placement statistics',
  blank: placementStats.parse({}),
  built: { hiringPartners: [...builtPartners], labels: noLabels },
  fields,
  preview: {
    part: 'Page',
    path: () => paths.placements,
  },
  loadFailure: messages.fetch.placements,
  saveFailure: messages.save.placementStats,
  saved: 'Placement statistics updated successfully',
});
