import {
  clockText,
  collections,
  dayText,
  demoModes,
  demoPlan,
  demoPlanHelp,
  demoRhythms,
  indianDay,
  messages,
  plannedSlots,
  storedDemoPlan,
  succeeded,
  type DemoPlan,
  type CourseName,
  type StoredDemoPlan,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import { storedNow } from '../content/stored-now.ts';
import type { Field } from '../editor/form/field.ts';
import type { CollectionTask } from '../list/collection-editor.tsx';

const blank: DemoPlan = {
  course: '',
  held: 'once',
  firstDay: '',
  lastDay: '',
  from: '18:30',
  to: '19:30',
  mode: 'classroom',
  branch: '',
  link: '',
  places: 12,
  daysOff: [],
};

/** `monday` as `Every Monday`. */
const rhythmLabel = (held: DemoPlan['held']): string =>
  held === 'once'
    ? 'Once, on the first day'
    : `Every ${held.charAt(0).toUpperCase()}${held.slice(1)}`;

const fields: Field<DemoPlan>[] = [
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
  { kind: 'text', name: 'branch', label: 'Branch' },
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
): CollectionTask<DemoPlan, StoredDemoPlan> => ({
  tab: 'demo-classes',
  collection: collections.demoPlans,
  listTitle: 'Demo classes',
  newTitle: 'New demo class',
  nameOf: (plan) => `${titleOf(courses, plan.course)}: ${timesOf(plan)}`,
  kind: { schema: demoPlan, help: demoPlanHelp, storedSchema: storedDemoPlan, blank },
  fields,
  preview: {
    part: 'Page',
    path: () => paths.demo,
    fill: (client, queries, values) => {
      const shown = { ...values, firstDay: values.firstDay || indianDay(new Date()) };
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
  create: (values, id) => callApi('createDemoPlan', { body: { ...values, id } }),
  update: (id, values, updatedAt) =>
    callApi('updateDemoPlan', { id, body: { ...values, updatedAt } }),
  failures: { create: messages.save.demoClass, update: messages.save.demoClass },
  successes: {
    created: succeeded('Demo class', 'created'),
    updated: succeeded('Demo class', 'updated'),
  },
});
