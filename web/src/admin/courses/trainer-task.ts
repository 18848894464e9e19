import {
  collections,
  messages,
  storedTrainer,
  succeeded,
  trainer,
  trainerHelp,
  type StoredTrainer,
  type Trainer,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../editor/form/field.ts';
import type { CollectionTask } from '../list/collection-editor.tsx';
import { storedNow } from '../content/stored-now.ts';

const blank: Trainer = {
  name: '',
  photo: '',
  teaches: '',
  courses: [],
  qualifications: [],
  years: 0,
  links: [],
  left: false,
};

const fields: Field<Trainer>[] = [
  { kind: 'text', name: 'name', label: 'Name', wide: true },
  { kind: 'image', name: 'photo', label: 'Photo' },
  { kind: 'text', name: 'teaches', label: 'Teaches', wide: true },
  { kind: 'course-choices', name: 'courses', label: 'Courses' },
  { kind: 'lines', name: 'qualifications', label: 'Qualifications' },
  { kind: 'number', name: 'years', label: 'Years of experience', min: 0 },
  {
    kind: 'list',
    name: 'links',
    label: 'Links',
    entry: 'link',
    blank: () => ({ label: '', url: '' }),
    fields: [
      { kind: 'text', name: 'label', label: 'Label' },
      { kind: 'text', name: 'url', label: 'URL', type: 'url' },
    ],
  },
  { kind: 'switch', name: 'left', label: 'Has left' },
];

export const trainerTask: CollectionTask<Trainer, StoredTrainer> = {
  tab: 'trainers',
  collection: collections.trainers,
  listTitle: 'Trainers',
  newTitle: 'New trainer',
  nameOf: ({ name }) => name,
  kind: { schema: trainer, help: trainerHelp, storedSchema: storedTrainer, blank },
  fields,
  preview: {
    part: 'Page',
    path: () => paths.trainers,
    fill: (client, queries, values) =>
      client.setQueryData(queries.trainers().queryKey, [
        { _id: 'preview', ...storedNow, ...values },
      ]),
  },
  create: (values, id) => callApi('createTrainer', { body: { ...values, id } }),
  update: (id, values, updatedAt) =>
    callApi('updateTrainer', { id, body: { ...values, updatedAt } }),
  failures: { create: messages.save.trainer, update: messages.save.trainer },
  successes: {
    created: succeeded('Trainer', 'created'),
    updated: succeeded('Trainer', 'updated'),
  },
};
