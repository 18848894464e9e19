import {
  messages,
  placementStats,
  storedPlacementStats,
  type PlacementStats,
} from '@institute/schema';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../parts/form/field.ts';
import type { PreviewOf } from '../parts/preview/form-preview.tsx';
import { SingletonEditor } from '../content/singleton-editor.tsx';
import { storedNow } from '../content/stored-now.ts';

const kind = {
  schema: placementStats,
  storedSchema: storedPlacementStats,
  blank: placementStats.parse({}),
};

const fields: Field<PlacementStats>[] = [
  { kind: 'text', name: 'placementRate', label: 'Placement rate', help: 'For example 95%' },
  { kind: 'text', name: 'totalPlacements', label: 'Students placed' },
  { kind: 'text', name: 'companiesPartnered', label: 'Hiring partners' },
  { kind: 'text', name: 'averageSalary', label: 'Average package', help: 'For example ₹6.5 LPA' },
  { kind: 'text', name: 'highestSalary', label: 'Highest package' },
  { kind: 'long-text', name: 'topCompanies', label: 'Top companies' },
];

const preview: PreviewOf<PlacementStats> = {
  part: 'Page',
  path: () => paths.placements,
  fill: (client, queries, values) =>
    client.setQueryData(queries.singleton('placementStats').queryKey, { ...values, ...storedNow }),
};

/** The six statistics of the placements page, all free text. */
export function StatsEditor({ back }: { readonly back: ReactNode }) {
  return (
    <SingletonEditor
      name="placementStats"
      title="Placement statistics"
      kind={kind}
      fields={fields}
      preview={preview}
      back={back}
      save={(values, updatedAt) =>
        callApi('savePlacementStats', { body: { ...values, ...(updatedAt && { updatedAt }) } })
      }
      loadFailure={messages.fetch.placements}
      saveFailure={messages.save.placementStats}
      saved="Placement statistics updated successfully"
    />
  );
}
