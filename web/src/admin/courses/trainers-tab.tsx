import {
  byText,
  messages,
  oldestFirst,
  succeeded,
  type ListSpec,
  type StoredTrainer,
} from '@institute/schema';
import { callApi } from '../../lib/api/api-client.ts';
import { liveTrainers } from '../../lib/firebase/live/live-content.ts';
import { CollectionTab } from '../list/collection-tab.tsx';
import type { Column } from '../list/list-row.tsx';
import { useAllRows } from '../list/use-rows.ts';
import { trainerTask } from './trainer-task.ts';

const standing = ({ left }: StoredTrainer): string => (left ? 'Has left' : 'Teaches');

const spec: ListSpec<StoredTrainer> = {
  searchText: ({ name, teaches, qualifications }) => [name, teaches, ...qualifications].join(' '),
  filters: [
    {
      name: 'standing',
      label: 'Status',
      options: ['Teaches', 'Has left'].map((value) => ({ value, label: value })),
      matches: (row, value) => standing(row) === value,
    },
  ],
  sorts: [
    { name: 'site', label: 'Site order', compare: oldestFirst },
    { name: 'name', label: 'Name', compare: byText(({ name }) => name) },
  ],
};

const columns: Column<StoredTrainer>[] = [
  { label: 'Trainer', always: true, cell: () => null },
  { label: 'Status', always: true, cell: standing },
  { label: 'Subjects', cell: ({ teaches }) => teaches },
  { label: 'Years', cell: ({ years }) => years },
];

const deletion = {
  noun: 'trainer',
  remove: (id: string) => callApi('deleteTrainer', { id }),
  success: succeeded('Trainer', 'deleted'),
  failure: messages.delete.trainer,
};

/** Trainers: search, create, edit, delete. */
export const TrainersTab = ({ item }: { readonly item: string | undefined }) => (
  <CollectionTab
    item={item}
    task={trainerTask}
    rows={useAllRows(liveTrainers, spec)}
    nameOf={trainerTask.nameOf}
    noun={['trainer', 'trainers']}
    failures={{ list: messages.fetch.trainers, item: messages.fetch.trainers }}
    columns={columns}
    deletion={deletion}
    pictureOf={({ photo, name }) => ({ image: photo, person: name })}
  />
);
