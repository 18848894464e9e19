import {
  byText,
  demoModes,
  lastChangedFirst,
  messages,
  succeeded,
  type ListSpec,
  type StoredDemoPlan,
} from '@institute/schema';
import { useMemo } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { liveDemoPlans } from '../../lib/firebase/live/live-content.ts';
import { CollectionTab } from '../list/collection-tab.tsx';
import type { Column } from '../list/list-row.tsx';
import { useCourseNames } from '../editor/form/list-heads.ts';
import { useAllRows } from '../list/use-rows.ts';
import { demoPlanTask } from './demo-plan-task.ts';

const specOf = (nameOf: (plan: StoredDemoPlan) => string): ListSpec<StoredDemoPlan> => ({
  searchText: (plan) => [nameOf(plan), plan.branch].join(' '),
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
  { label: 'Demo class', always: true, cell: () => null },
  {
    label: 'Where',
    cell: ({ mode, branch }) => [demoModes[mode], branch].filter(Boolean).join(', '),
  },
  {
    label: 'First and last day',
    cell: ({ firstDay, lastDay, held }) =>
      held === 'once' ? firstDay : `${firstDay} – ${lastDay || 'no end'}`,
  },
  { label: 'Places', cell: ({ places }) => places },
];

const deletion = {
  noun: 'demo class',
  remove: (id: string) => callApi('deleteDemoPlan', { id }),
  success: succeeded('Demo class', 'deleted'),
  failure: messages.delete.other,
};

/** When demo classes are held: once, or every week (dashboard-27). */
export function DemoClassesTab({ item }: { readonly item: string | undefined }) {
  const courses = useCourseNames();
  const { task, spec } = useMemo(() => {
    const made = demoPlanTask(courses ?? []);
    return { task: made, spec: specOf(made.nameOf) };
  }, [courses]);
  return (
    <CollectionTab
      item={item}
      task={task}
      rows={useAllRows(liveDemoPlans, spec, courses !== undefined)}
      nameOf={task.nameOf}
      noun={['demo class', 'demo classes']}
      failures={{ list: messages.fetch.demoClasses, item: messages.fetch.demoClasses }}
      columns={columns}
      deletion={deletion}
    />
  );
}
