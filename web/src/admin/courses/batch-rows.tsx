import {
  batchModes,
  batchStates,
  byText,
  dayAfter,
  dayParts,
  localDay,
  lastChangedFirst,
  shortDay,
  timesOf,
  type CourseName,
  type ListSpec,
  type StoredBatch,
  type StoredTrainer,
} from '@institute/schema';
import Box from '@mui/material/Box';
import { monthOf } from '../../lib/dates/date-of.ts';
import type { Column, RowLayout } from '../list/list-row.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { StateDot } from '../list/state-dot.tsx';
import { TamilMarkOf } from '../list/tamil-mark.tsx';
import { SeatsCell } from './seats-cell.tsx';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const byFirstDay = byText<StoredBatch>(({ firstDay }) => firstDay);

/** Before a place. */
const shortModes = { ...batchModes, hybrid: 'Both' };

const isFull = ({ seats, seatsTaken }: StoredBatch): boolean => seatsTaken >= seats;

/** How many days ahead batches begin soon. */
const soon = 14;

const views = {
  ahead: ['Ahead', ({ firstDay }, today) => firstDay >= today],
  soon: [
    `Begin in ${soon} days`,
    ({ firstDay }, today) => firstDay >= today && firstDay <= dayAfter(today, soon),
  ],
  full: ['Full', (batch, today) => batch.firstDay >= today && isFull(batch)],
  running: ['Running', ({ firstDay, lastDay }, today) => firstDay < today && lastDay >= today],
  over: ['Over', ({ lastDay }, today) => lastDay < today],
} satisfies Record<string, [label: string, has: (batch: StoredBatch, today: string) => boolean]>;

/** How batches are searched, filtered and sorted. */
export const specOf = (
  nameOf: (batch: StoredBatch) => string,
  courses: readonly CourseName[],
  trainers: readonly StoredTrainer[],
): ListSpec<StoredBatch> => ({
  searchText: (batch) => [nameOf(batch), batch.branch, batch.room, batch.language].join(' '),
  filters: [
    {
      name: 'view',
      label: 'Which batches',
      options: Object.entries(views).map(([value, [label]]) => ({ value, label })),
      matches: (batch, value) => views[value as keyof typeof views][1](batch, localDay(new Date())),
    },
    {
      name: 'course',
      label: 'Course',
      options: courses.map(({ _id, title }) => ({ value: _id, label: title })),
      matches: ({ course }, value) => course === value,
    },
    {
      name: 'trainer',
      label: 'Trainer',
      options: trainers.map(({ _id, name }) => ({ value: _id, label: name })),
      matches: ({ trainer }, value) => trainer === value,
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

/** How many of their seats are taken. */
export const totalOf = (batches: readonly StoredBatch[]): string => {
  const sum = (of: 'seats' | 'seatsTaken') => batches.reduce((all, each) => all + each[of], 0);
  return `${sum('seatsTaken')} of ${sum('seats')} seats taken`;
};

const stateDot = (batch: StoredBatch) => {
  if (batch.state === 'cancelled') return <StateDot kind="over">{batchStates.cancelled}</StateDot>;
  if (batch.state === 'planned') return <StateDot kind="draft">{batchStates.planned}</StateDot>;
  if (isFull(batch)) return <StateDot kind="full">Full</StateDot>;
  return <StateDot kind="good">{batchStates.open}</StateDot>;
};

/** What a row says of a batch beside its course. */
export const columnsOf = (
  nameOf: (batch: StoredBatch) => string,
  trainerOf: (id: string) => string,
): Column<StoredBatch>[] => [
  {
    label: 'Batch',
    always: true,
    cell: ({ _id, firstDay, trainer }) => (
      <SecondLine>
        <Box component="span" sx={{ display: { md: 'none' } }}>
          {[shortDay(firstDay), ''].join(trainerOf(trainer) && ' · ')}
        </Box>
        {trainerOf(trainer)}
        <TamilMarkOf kind="batches" id={_id} />
      </SecondLine>
    ),
  },
  {
    label: 'Days',
    cell: ({ days }) =>
      timesOf(days).map(({ days: names, range }) => (
        <Box key={range} sx={{ whiteSpace: { lg: 'nowrap' } }}>
          {names}
          <SecondLine>{range}</SecondLine>
        </Box>
      )),
  },
  {
    label: 'Where',
    cell: ({ mode, branch, room, language }) => (
      <Box sx={{ '@media (width >= 83.75rem)': { minWidth: '11.25rem' } }}>
        {branch ? `${shortModes[mode]}, ${branch}` : batchModes[mode]}
        <SecondLine>{[room, language].filter(Boolean).join(' · ')}</SecondLine>
      </Box>
    ),
  },
  {
    label: 'Seats taken',
    always: true,
    cell: (batch) => <SeatsCell batch={batch} name={nameOf(batch)} state={stateDot(batch)} />,
  },
  { label: 'State', cell: stateDot },
];

/** The first day before the course, by month. */
export const layoutOf = (titleOf: (course: string) => string): RowLayout<StoredBatch> => ({
  before: {
    label: 'Begins',
    cell: ({ firstDay }) => {
      const { weekday, date } = dayParts(firstDay);
      return <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{`${weekday} ${date}`}</Box>;
    },
  },
  shortName: ({ course }) => titleOf(course),
  groupOf: ({ firstDay }, order) =>
    order === 'changed' ? undefined : `${monthOf(firstDay)} ${dayParts(firstDay).year}`,
});
