import {
  batchModes,
  batchStates,
  batchSummary,
  dayText,
  emptyFeePlan,
  feeTotal,
  firstWorkingDay,
  lastWorkingDay,
  localDay,
  messages,
  capitalised,
  weekdays,
  type Batch,
  type CourseName,
  type StoredBatch,
  type StoredTrainer,
} from '@institute/schema';
import { ReceiptText, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { liveAll } from '../../lib/firebase/live/live-content.ts';
import type { Live } from '../../lib/firebase/live/live.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { lazyComponent } from '../../lib/page/lazy-component.tsx';
import { CollectionTab } from '../list/collection-tab.tsx';
import type { RowAction } from '../list/row-menu.tsx';
import { useCourseNames } from '../editor/form/list-heads.ts';
import { useAllRows } from '../list/use-rows.ts';
import { useMay } from '../shell/session.ts';
import { tabPath } from '../shell/tabs.ts';
import { AddTogether } from './add-together.tsx';
import { useAskedColumn } from './asked-column.ts';
import { BatchClashes } from './batch-clashes.tsx';
import { takenSeats } from './deletion-facts.ts';
import { RoomClashes } from './room-clashes.tsx';
import { columnsOf, layoutOf, specOf, totalOf } from './batch-rows.tsx';
import { missingDays } from './working-days.ts';
import { nextBatch } from './next-batch.ts';
import { openFeeSheet } from './open-fee-sheet.ts';
import { paths } from '../../config/paths.ts';
import type { Field } from '../editor/form/field.ts';
import type { CollectionTask } from '../list/collection-editor.tsx';
import { storedNow } from '../content/stored-now.ts';

const students = lazyComponent(
  async () => (await import('./students/batch-students.tsx')).BatchStudents,
);

const blank: Batch = {
  course: '',
  firstDay: '',
  lastDay: '',
  days: [{ day: firstWorkingDay, from: '18:30', to: '20:30' }],
  mode: 'classroom',
  branch: '',
  room: '',
  trainer: '',
  language: '',
  seats: 20,
  state: 'planned',
};

const addWorkingDays = `Add ${[firstWorkingDay, lastWorkingDay].map(capitalised).join(' to ')}`;

const weekdayNames = Object.fromEntries(weekdays.map((day) => [day, capitalised(day)]));

const fieldsOf = (courses: readonly CourseName[], item: string | undefined): Field<Batch>[] => [
  { kind: 'course', name: 'course', label: 'Course' },
  {
    kind: 'select',
    name: 'state',
    label: 'Status',
    options: Object.keys(batchStates),
    labels: batchStates,
  },
  { kind: 'text', type: 'date', name: 'firstDay', label: 'First day' },
  {
    kind: 'text',
    type: 'date',
    name: 'lastDay',
    label: 'Last day',
    below: <BatchClashes field="lastDay" courses={courses} item={item} />,
  },
  {
    kind: 'list',
    name: 'days',
    label: 'Days',
    entry: 'day',
    blank: (count) => ({
      day: weekdays[count % weekdays.length] ?? firstWorkingDay,
      from: '18:30',
      to: '20:30',
    }),
    below: <AddTogether list="days" label={addWorkingDays} missing={missingDays} />,
    fields: [
      { kind: 'select', name: 'day', label: 'Weekday', options: weekdays, labels: weekdayNames },
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
  { kind: 'branch', name: 'branch', label: 'Branch' },
  {
    kind: 'text',
    name: 'room',
    label: 'Room',
    below: <RoomClashes of="batches" courses={courses} item={item} />,
  },
  {
    kind: 'trainer',
    name: 'trainer',
    label: 'Trainer',
    below: <BatchClashes field="trainer" courses={courses} item={item} />,
  },
  { kind: 'text', name: 'language', label: 'Language' },
  { kind: 'number', name: 'seats', label: 'Seats', min: 1 },
];

const courseOf = (courses: readonly CourseName[], id: string) =>
  courses.find(({ _id }) => _id === id);

/** How batches are edited; courses and trainers name what they refer to. */
export const batchTask = (
  courses: readonly CourseName[],
  trainers: readonly StoredTrainer[],
  item?: string,
): CollectionTask<'batches'> => ({
  name: 'batches',
  listTitle: 'Batches',
  nameOf: ({ course, firstDay }) =>
    `${courseOf(courses, course)?.title ?? course}, ${dayText(firstDay)}`,
  blank,
  fields: fieldsOf(courses, item),
  preview: {
    part: 'Page',
    path: () => paths.batches,
    fill: (client, queries, values, stored) => {
      const { slug, title, price, fees } = courseOf(courses, values.course) ?? noCourse;
      const seatsTaken = stored?.seatsTaken ?? 0;
      const shown = { _id: 'preview', ...storedNow, ...values, seatsTaken };
      client.setQueryData(queries.batches().queryKey, [
        { ...batchSummary(shown, trainers), course: { slug, title, fee: feeTotal(price, fees) } },
      ]);
    },
  },
  failures: { create: messages.save.batch, update: messages.save.batch },
  called: 'Batch',
  copied: (stored) => nextBatch(stored, localDay(new Date())),
});

const noCourse = { slug: '', title: 'A course', price: 0, fees: emptyFeePlan };

const studentsPath = (batch: string): string => `${tabPath('batches', batch)}/students`;

const readyOf = <Row,>(live: Live<Row[]>): readonly Row[] | undefined =>
  live.status === 'ready' ? live.data : undefined;

/** Batches: search, create, edit, delete, take and free seats; and the students of one. */
export function BatchesTab({ item }: { readonly item: string | undefined }) {
  const { pathname } = useLocation();
  if (item !== undefined && pathname === studentsPath(item))
    return <students.Component key={item} batch={item} />;
  return <Batches item={item} />;
}

function Batches({ item }: { readonly item: string | undefined }) {
  const navigate = useNavigate();
  const seesStudents = useMay('handleEnquiries');
  const courses = useCourseNames();
  const trainers = readyOf(useLive(liveAll('trainers')));
  const { task, spec, columns, layout } = useMemo(() => {
    const made = batchTask(courses ?? [], trainers ?? [], item);
    const trainerOf = (id: string) => trainers?.find(({ _id }) => _id === id)?.name ?? '';
    return {
      task: made,
      spec: specOf(made.nameOf, courses ?? [], trainers ?? []),
      columns: columnsOf(made.nameOf, trainerOf),
      layout: layoutOf((id) => courseOf(courses ?? [], id)?.title ?? id),
    };
  }, [courses, trainers, item]);
  const asked = useAskedColumn<StoredBatch>({
    label: 'Asked, 60 d',
    minWidth: 1366,
    titleOf: ({ course }) => courseOf(courses ?? [], course)?.title ?? '',
    isShown: item === undefined,
  });
  const actionsOf = ({ _id: batch, course }: StoredBatch): RowAction[] => [
    ...(seesStudents
      ? [{ label: 'Students', icon: Users, run: () => navigate(studentsPath(batch)) }]
      : []),
    { label: 'Fee sheet', icon: ReceiptText, run: () => openFeeSheet({ course, batch }) },
  ];
  return (
    <CollectionTab
      item={item}
      task={task}
      rows={useAllRows('batches', spec, courses !== undefined, { views: 'view', totalOf })}
      nameOf={task.nameOf}
      noun={['batch', 'batches']}
      factOf={takenSeats}
      failures={{
        list: messages.fetch.batches,
        item: messages.fetch.batches,
        delete: messages.delete.batch,
      }}
      columns={[...columns.slice(0, -1), ...asked, ...columns.slice(-1)]}
      layout={layout}
      actionsOf={actionsOf}
    />
  );
}
