import {
  byText,
  messages,
  oldestFirst,
  optionsOf,
  type ListSpec,
  type StoredTrainer,
  type Trainer,
} from '@institute/schema';
import { CollectionTab } from '../list/collection-tab.tsx';
import type { Column } from '../list/list-row.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { StateDot } from '../list/state-dot.tsx';
import { TamilMarkOf } from '../list/tamil-mark.tsx';
import { useAllRows } from '../list/use-rows.ts';
import { paths } from '../../config/paths.ts';
import type { Field } from '../editor/form/field.ts';
import type { CollectionTask } from '../list/collection-editor.tsx';
import { useUploadToRow } from '../media/use-upload-to-row.tsx';
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

export const trainerTask: CollectionTask<'trainers'> = {
  name: 'trainers',
  listTitle: 'Trainers',
  nameOf: ({ name }) => name,
  blank,
  fields,
  preview: {
    part: 'Page',
    path: () => paths.trainers,
    fill: (client, queries, values) =>
      client.setQueryData(queries.list('trainers').queryKey, [
        { _id: 'preview', ...storedNow, ...values },
      ]),
  },
  failures: { create: messages.save.trainer, update: messages.save.trainer },
  called: 'Trainer',
};

const statusOf = ({ left }: StoredTrainer): string => (left ? 'Has left' : 'Teaches');

const spec: ListSpec<StoredTrainer> = {
  searchText: ({ name, teaches, qualifications }) => [name, teaches, ...qualifications].join(' '),
  filters: [
    {
      name: 'status',
      label: 'Status',
      options: optionsOf(['Teaches', 'Has left']),
      matches: (row, value) => statusOf(row) === value,
    },
  ],
  sorts: [
    { name: 'site', label: 'Site order', compare: oldestFirst },
    { name: 'name', label: 'Name', compare: byText(({ name }) => name) },
  ],
};

const columns: Column<StoredTrainer>[] = [
  {
    label: 'Trainer',
    always: true,
    cell: ({ _id, teaches }) => (
      <SecondLine>
        {teaches}
        <TamilMarkOf kind="trainers" id={_id} />
      </SecondLine>
    ),
  },
  { label: 'Qualifications', cell: ({ qualifications }) => qualifications.slice(0, 2).join(' · ') },
  { label: 'Courses', isNumber: true, cell: ({ courses }) => courses.length },
  { label: 'Years', isNumber: true, cell: ({ years }) => years },
  {
    label: 'Status',
    always: true,
    cell: (row) => <StateDot kind={row.left ? 'over' : 'good'}>{statusOf(row)}</StateDot>,
  },
];

const photoFile = { kind: 'image', field: 'photo', label: 'Upload photo' } as const;

/** Trainers: search, create, edit, delete. */
export function TrainersTab({ item }: { readonly item: string | undefined }) {
  const photo = useUploadToRow(trainerTask, photoFile);
  return (
    <CollectionTab
      item={item}
      task={trainerTask}
      rows={useAllRows('trainers', spec)}
      nameOf={trainerTask.nameOf}
      noun={['trainer', 'trainers']}
      failures={{
        list: messages.fetch.trainers,
        item: messages.fetch.trainers,
        delete: messages.delete.trainer,
      }}
      columns={columns}
      pictureOf={({ photo: image, name }) => ({ image, person: name })}
      actionsOf={(row, edits) => (edits ? photo.actionsOf(row._id) : [])}
    >
      {photo.uploading}
    </CollectionTab>
  );
}
