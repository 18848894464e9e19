import {
  byText,
  demoModes,
  lastChangedFirst,
  messages,
  type ListSpec,
  type StoredDemoPlan,
  clockText,
  dayText,
  demoRhythms,
  localDay,
  plainDay,
  plannedSlots,
  type DemoPlan,
  type CourseName,
} from '@institute/schema';
import { useMemo } from 'react';
import { CollectionTab } from '../list/collection-tab.tsx';
import type { Column } from '../list/list-row.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { TamilMarkOf } from '../list/tamil-mark.tsx';
import { useCourseNames } from '../editor/form/list-heads.ts';
import { useAllRows } from '../list/use-rows.ts';
import { RoomClashes } from '../courses/room-clashes.tsx';
import { paths } from '../../config/paths.ts';
import { storedNow } from '../content/stored-now.ts';
import type { Field } from '../editor/form/field.ts';
import type { CollectionTask } from '../list/collection-editor.tsx';
import { whereText } from './coming-classes.tsx';

const blank: DemoPlan = {
  course: '',
  held: 'once',
  firstDay: '',
  lastDay: '',
  from: '18:30',
  to: '19:30',
  mode: 'classroom',
  branch: '',
  room: '',
  link: '',
  places: 12,
  daysOff: [],
};

/** `monday` as `Every Monday`. */
const rhythmLabel = (held: DemoPlan['held']): string =>
  held === 'once'
    ? 'Once, on the first day'
    : `Every ${held.charAt(0).toUpperCase()}${held.slice(1)}`;

const fieldsOf = (courses: readonly CourseName[], item: string | undefined): Field<DemoPlan>[] => [
  { kind: 'course', name: 'course', label: 'Course' },
  {
    kind: 'select',
    name: 'held',
    label: 'Repeats',
    options: demoRhythms,
    labels: Object.fromEntries(demoRhythms.map((held) => [held, rhythmLabel(held)])),
  },
  { kind: 'text', type: 'date', name: 'firstDay', label: 'First day' },
  { kind: 'text', type: 'date', name: 'lastDay', label: 'Last day' },
  { kind: 'text', type: 'time', name: 'from', label: 'From' },
  { kind: 'text', type: 'time', name: 'to', label: 'To' },
  {
    kind: 'select',
    name: 'mode',
    label: 'Mode',
    options: Object.keys(demoModes),
    labels: demoModes,
  },
  { kind: 'branch', name: 'branch', label: 'Branch' },
  {
    kind: 'text',
    name: 'room',
    label: 'Room',
    below: <RoomClashes of="demoPlans" courses={courses} item={item} />,
  },
  { kind: 'text', type: 'url', name: 'link', label: 'Link' },
  { kind: 'number', name: 'places', label: 'Places', min: 1 },
  { kind: 'lines', name: 'daysOff', label: 'Days off' },
];

const titleOf = (courses: readonly CourseName[], id: string): string =>
  id === '' ? 'Any course' : (courses.find(({ _id }) => _id === id)?.title ?? id);

/** When a plan has its classes. */
const timesOf = ({ held, firstDay, from, to }: DemoPlan): string =>
  `${held === 'once' ? dayText(firstDay) : rhythmLabel(held)}, ${clockText(from)} – ${clockText(to)}`;

/** How plans of demo classes are edited; courses name what they are about. */
export const demoPlanTask = (
  courses: readonly CourseName[],
  item?: string,
): CollectionTask<'demoPlans'> => ({
  name: 'demoPlans',
  listTitle: 'Demo classes',
  nameOf: (plan) => `${titleOf(courses, plan.course)}: ${timesOf(plan)}`,
  blank,
  fields: fieldsOf(courses, item),
  preview: {
    part: 'Page',
    path: () => paths.demo,
    fill: (client, queries, values) => {
      const shown = { ...values, firstDay: values.firstDay || localDay(new Date()) };
      const course = courses.find(({ _id }) => _id === values.course);
      const slots = plannedSlots([{ _id: 'preview', ...storedNow, ...shown }], [], new Date());
      client.setQueryData(
        queries.demoSlots().queryKey,
        slots.map(({ _id, day, from, to, mode, branch, places }) => ({
          id: _id,
          day,
          from,
          to,
          mode,
          branch,
          course: course ? { slug: course.slug, title: course.title } : null,
          left: places,
        })),
      );
    },
  },
  failures: { create: messages.save.demoClass, update: messages.save.demoClass },
  called: 'Demo class',
});

const specOf = (nameOf: (plan: StoredDemoPlan) => string): ListSpec<StoredDemoPlan> => ({
  searchText: (plan) => [nameOf(plan), plan.branch, plan.room].join(' '),
  filters: [
    {
      name: 'mode',
      label: 'Mode',
      options: Object.entries(demoModes).map(([value, label]) => ({ value, label })),
      matches: ({ mode }, value) => mode === value,
    },
  ],
  sorts: [
    { name: 'first', label: 'First day', compare: byText(({ firstDay }) => firstDay) },
    { name: 'changed', label: 'Last changed', compare: lastChangedFirst },
  ],
});

const columns: Column<StoredDemoPlan>[] = [
  {
    label: 'Demo class',
    always: true,
    cell: (plan) => (
      <SecondLine>
        {timesOf(plan)}
        <TamilMarkOf kind="demoPlans" id={plan._id} />
      </SecondLine>
    ),
  },
  {
    label: 'Where',
    cell: whereText,
  },
  {
    label: 'First and last day',
    cell: ({ firstDay, lastDay, held }) =>
      held === 'once'
        ? plainDay(firstDay)
        : `${plainDay(firstDay)} – ${lastDay ? plainDay(lastDay) : 'no end'}`,
  },
  { label: 'Places', isNumber: true, cell: ({ places }) => places },
];

/** When demo classes are held: once, or every week (dashboard-27). */
export function DemoClassesTab({ item }: { readonly item: string | undefined }) {
  const courses = useCourseNames();
  const { task, spec, layout } = useMemo(() => {
    const made = demoPlanTask(courses ?? [], item);
    const shortName = ({ course }: StoredDemoPlan) => titleOf(courses ?? [], course);
    return { task: made, spec: specOf(made.nameOf), layout: { shortName } };
  }, [courses, item]);
  return (
    <CollectionTab
      item={item}
      task={task}
      rows={useAllRows('demoPlans', spec, courses !== undefined)}
      nameOf={task.nameOf}
      noun={['demo class', 'demo classes']}
      failures={{
        list: messages.fetch.demoClasses,
        item: messages.fetch.demoClasses,
        delete: messages.delete.other,
      }}
      columns={columns}
      layout={layout}
    />
  );
}
