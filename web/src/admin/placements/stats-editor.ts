import {
  messages,
  placementStats,
  storedPlacementStats,
  type PlacementStats,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../parts/form/field.ts';
import { singletonEditor } from '../content/singleton-editor.tsx';

const kind = {
  schema: placementStats,
  storedSchema: storedPlacementStats,
  blank: placementStats.parse({}),
};

const fields: Field<PlacementStats>[] = [
  { kind: 'text', name: 'placementRate', label: 'Placement rate', help: 'For example 95%' },
  { kind: 'text', name: 'totalPlacements', label: 'Students placed', help: 'For example 1,200+' },
  { kind: 'text', name: 'companiesPartnered', label: 'Hiring partners', help: 'For example 250+' },
  { kind: 'text', name: 'averageSalary', label: 'Average package', help: 'For example ₹6.5 LPA' },
  { kind: 'text', name: 'highestSalary', label: 'Highest package', help: 'For example ₹18 LPA' },
  { kind: 'long-text', name: 'topCompanies', label: 'Top companies', help: 'Names between commas' },
];

/** The six statistics of the placements page, all free text. */
export const StatsEditor = singletonEditor({
  name: 'placementStats',
  title: 'Placement statistics',
  kind,
  fields,
  preview: {
    part: 'Page',
    path: () => paths.placements,
  },
  save: (body) => callApi('savePlacementStats', { body }),
  loadFailure: messages.fetch.placements,
  saveFailure: messages.save.placementStats,
  saved: 'Placement statistics updated successfully',
});
