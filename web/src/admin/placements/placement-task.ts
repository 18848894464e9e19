import {
  collections,
  messages,
  placement,
  placementHelp,
  storedPlacement,
  succeeded,
  type Placement,
  type StoredPlacement,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../editor/form/field.ts';
import type { CollectionTask } from '../list/collection-editor.tsx';
import { storedNow } from '../content/stored-now.ts';

const blank: Placement = { studentName: '', course: '', company: '', position: '' };

const fields: Field<Placement>[] = [
  { kind: 'text', name: 'studentName', label: 'Student name', wide: true },
  { kind: 'text', name: 'course', label: 'Course', wide: true },
  { kind: 'text', name: 'company', label: 'Company', wide: true },
  { kind: 'text', name: 'position', label: 'Position', wide: true },
];

export const placementTask: CollectionTask<Placement, StoredPlacement> = {
  tab: 'placements',
  collection: collections.placements,
  listTitle: 'Placements',
  newTitle: 'New placement',
  nameOf: ({ studentName }) => studentName,
  kind: { schema: placement, help: placementHelp, storedSchema: storedPlacement, blank },
  fields,
  preview: {
    part: 'Page',
    path: () => paths.placements,
    sections: { '': '[aria-labelledby="success-stories"]' },
    fill: (client, queries, values) =>
      client.setQueryData(queries.placements().queryKey, {
        items: [{ _id: 'preview', ...storedNow, ...values }],
        counts: {},
        pages: 1,
      }),
  },
  create: (values, id) => callApi('createPlacement', { body: { ...values, id } }),
  update: (id, values, updatedAt) =>
    callApi('updatePlacement', { id, body: { ...values, updatedAt } }),
  failures: { create: messages.save.placement, update: messages.save.placement },
  successes: {
    created: succeeded('Placement', 'created'),
    updated: succeeded('Placement', 'updated'),
  },
};
