import { demoPlan, storedDemoPlan } from '../demo/demo-plan.ts';
import { demoPlanHelp } from '../demo/demo-plan-help.ts';
import type { ListedKind } from './kind.ts';

export const demoPlansKind = {
  documents: 'many',
  label: 'Demo class',
  one: 'demoPlan',
  title: 'firstDay',
  body: demoPlan,
  stored: storedDemoPlan,
  help: demoPlanHelp,
  changedBy: 'editContent',
  isChecked: true,
  isReleasable: true,
  address: '/demo',
  describedBy: [],
  pictures: {},
  translated: { offered: [], more: ['branch'] },
  api: {
    path: '/api/demo/plans',
    limit: 'default',
    reads: [],
    cache: 'none',
    summaries: {
      create: 'Add a demo class, or one every week',
      update: 'Replace a demo class schedule',
      delete: 'Delete a demo class schedule',
    },
  },
  searched: null,
  isInPalette: false,
  readers: { by: 'readContent' },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'demo-classes', opens: 'item' },
} as const satisfies ListedKind<typeof demoPlan, typeof storedDemoPlan>;
