import {
  batch,
  batchHelp,
  batchModes,
  batchStates,
  batchSummary,
  collections,
  dayText,
  messages,
  storedBatch,
  succeeded,
  weekdays,
  type Batch,
  type StoredBatch,
  type CourseName,
  type StoredTrainer,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../editor/form/field.ts';
import type { CollectionTask } from '../list/collection-editor.tsx';
import { storedNow } from '../content/stored-now.ts';

const blank: Batch = {
  course: '',
  firstDay: '',
  lastDay: '',
  days: [{ day: 'monday', from: '18:30', to: '20:30' }],
  mode: 'classroom',
  branch: '',
  trainer: '',
  language: '',
  seats: 20,
  state: 'planned',
};

const fields: Field<Batch>[] = [
  { kind: 'course', name: 'course', label: 'Course' },
  {
    kind: 'select',
    name: 'state',
    label: 'Status',
    options: Object.keys(batchStates),
    labels: batchStates,
  },
  { kind: 'text', type: 'date', name: 'firstDay', label: 'First day' },
  { kind: 'text', type: 'date', name: 'lastDay', label: 'Last day' },
  {
    kind: 'list',
    name: 'days',
    label: 'Days',
    entry: 'day',
    blank: (count) => ({
      day: weekdays[count % weekdays.length] ?? 'monday',
      from: '18:30',
      to: '20:30',
    }),
    fields: [
      { kind: 'select', name: 'day', label: 'Weekday', options: weekdays },
      { kind: 'text', type: 'time', name: 'from', label: 'From' },
      { kind: 'text', type: 'time', name: 'to', label: 'To' },
    ],
  },
  {
    kind: 'select',
    name: 'mode',
    label: 'Mode',
    options: Object.keys(batchModes),
    labels: batchModes,
  },
  { kind: 'text', name: 'branch', label: 'Branch' },
  { kind: 'trainer', name: 'trainer', label: 'Trainer' },
  { kind: 'text', name: 'language', label: 'Language' },
  { kind: 'number', name: 'seats', label: 'Seats', min: 1 },
];

const courseOf = (courses: readonly CourseName[], id: string) =>
  courses.find(({ _id }) => _id === id);

/** The name of a batch: its course and first day. */
const nameOf = (courses: readonly CourseName[], { course, firstDay }: StoredBatch): string =>
  `${courseOf(courses, course)?.title ?? course}, ${dayText(firstDay)}`;

/** How batches are edited; courses and trainers name what they refer to. */
export const batchTask = (
  courses: readonly CourseName[],
  trainers: readonly StoredTrainer[],
): CollectionTask<Batch, StoredBatch> => ({
  tab: 'batches',
  collection: collections.batches,
  listTitle: 'Batches',
  newTitle: 'New batch',
  nameOf: (stored) => nameOf(courses, stored),
  kind,
  fields,
  preview: {
    part: 'Page',
    path: () => paths.batches,
    fill: (client, queries, values, stored) => {
      const { slug, title } = courseOf(courses, values.course) ?? { slug: '', title: 'A course' };
      const seatsTaken = stored?.seatsTaken ?? 0;
      const shown = { _id: 'preview', ...storedNow, ...values, seatsTaken };
      client.setQueryData(queries.batches().queryKey, [
        { ...batchSummary(shown, trainers), course: { slug, title } },
      ]);
    },
  },
  create: (values, id) => callApi('createBatch', { body: { ...values, id } }),
  update: (id, values, updatedAt) => callApi('updateBatch', { id, body: { ...values, updatedAt } }),
  failures: { create: messages.save.batch, update: messages.save.batch },
  successes: { created: succeeded('Batch', 'created'), updated: succeeded('Batch', 'updated') },
});

const kind = { schema: batch, help: batchHelp, storedSchema: storedBatch, blank };
