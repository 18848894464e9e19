import {
  messages,
  placementStats,
  placementStatsHelp,
  storedPlacementStats,
  type PlacementStats,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../editor/form/field.ts';
import { singletonEditor } from '../content/singleton-editor.tsx';

const kind = {
  schema: placementStats,
  help: placementStatsHelp,
  storedSchema: storedPlacementStats,
  blank: placementStats.parse({}),
};

const fields: Field<PlacementStats>[] = [
  { kind: 'text', name: 'placementRate', label: 'Placement rate' },
  { kind: 'text', name: 'totalPlacements', label: 'Students placed' },
  { kind: 'text', name: 'companiesPartnered', label: 'Hiring partners' },
  { kind: 'text', name: 'averageSalary', label: 'Average package' },
  { kind: 'text', name: 'highestSalary', label: 'Highest package' },
  { kind: 'long-text', name: 'topCompanies', label: 'Top companies' },
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
