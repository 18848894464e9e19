import {
  batchModes,
  batchStates,
  byText,
  indianDay,
  lastChangedFirst,
  messages,
  succeeded,
  timesText,
  type ListSpec,
  type StoredBatch,
} from '@institute/schema';
import Chip from '@mui/material/Chip';
import { ReceiptIndianRupee } from 'lucide-react';
import { useMemo } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { liveBatches, liveTrainers } from '../../lib/firebase/live/live-content.ts';
import type { Live } from '../../lib/firebase/live/live.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { CollectionTab } from '../list/collection-tab.tsx';
import type { Column } from '../list/list-row.tsx';
import type { RowAction } from '../list/row-menu.tsx';
import { useCourseNames } from '../editor/form/list-heads.ts';
import { useAllRows } from '../list/use-rows.ts';
import { batchTask } from './batch-task.ts';
import { openFeeSheet } from './open-fee-sheet.ts';
import { SeatsCell } from './seats-cell.tsx';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const byFirstDay = byText<StoredBatch>(({ firstDay }) => firstDay);

const specOf = (nameOf: (batch: StoredBatch) => string): ListSpec<StoredBatch> => ({
  searchText: (batch) => [nameOf(batch), batch.branch, batch.language].join(' '),
  filters: [
    {
      name: 'when',
      label: 'Starts',
      options: optionsOf({ later: 'Today or later', earlier: 'Earlier' }),
      matches: ({ firstDay }, value) => firstDay >= indianDay(new Date()) === (value === 'later'),
    },
    {
      name: 'state',
      label: 'Status',
      options: optionsOf(batchStates),
      matches: ({ state }, value) => state === value,
    },
    {
      name: 'mode',
      label: 'Mode',
      options: optionsOf(batchModes),
      matches: ({ mode }, value) => mode === value,
    },
  ],
  sorts: [
    { name: 'first', label: 'First day', compare: byFirstDay },
    { name: 'latest', label: 'Latest first', compare: (one, other) => byFirstDay(other, one) },
    { name: 'changed', label: 'Last changed', compare: lastChangedFirst },
  ],
});

const columnsOf = (
  nameOf: (batch: StoredBatch) => string,
  trainerOf: (id: string) => string,
): Column<StoredBatch>[] => [
  { label: 'Batch', always: true, cell: () => null },
  {
    label: 'Status',
    cell: ({ state }) => <Chip size="small" variant="outlined" label={batchStates[state]} />,
  },
  { label: 'Days', cell: ({ days }) => timesText(days) },
  {
    label: 'Place and trainer',
    cell: ({ mode, branch, trainer }) =>
      [batchModes[mode], branch, trainerOf(trainer)].filter(Boolean).join(', '),
  },
  {
    label: 'Seats taken',
    always: true,
    cell: (batch) => <SeatsCell batch={batch} name={nameOf(batch)} />,
  },
];

const actionsOf = ({ _id: batch, course }: StoredBatch): RowAction[] => [
  { label: 'Fee sheet', icon: ReceiptIndianRupee, run: () => openFeeSheet({ course, batch }) },
];

const deletion = {
  noun: 'batch',
  remove: (id: string) => callApi('deleteBatch', { id }),
  success: succeeded('Batch', 'deleted'),
  failure: messages.delete.batch,
};

const readyOf = <Row,>(live: Live<Row[]>): readonly Row[] | undefined =>
  live.status === 'ready' ? live.data : undefined;

/** Batches: search, create, edit, delete, take and free seats. */
export function BatchesTab({ item }: { readonly item: string | undefined }) {
  const courses = useCourseNames();
  const trainers = readyOf(useLive(liveTrainers()));
  const { task, spec, columns } = useMemo(() => {
    const made = batchTask(courses ?? [], trainers ?? []);
    const trainerOf = (id: string) => trainers?.find(({ _id }) => _id === id)?.name ?? '';
    return {
      task: made,
      spec: specOf(made.nameOf),
      columns: columnsOf(made.nameOf, trainerOf),
    };
  }, [courses, trainers]);
  return (
    <CollectionTab
      item={item}
      task={task}
      rows={useAllRows(liveBatches, spec, courses !== undefined)}
      nameOf={task.nameOf}
      noun={['batch', 'batches']}
      failures={{ list: messages.fetch.batches, item: messages.fetch.batches }}
      columns={columns}
      deletion={deletion}
      actionsOf={actionsOf}
    />
  );
}
