import { placement, storedPlacement } from '../placements/placement.ts';
import { placementHelp } from '../placements/placement-help.ts';
import type { ListedKind } from './kind.ts';

export const placementsKind = {
  documents: 'many',
  label: 'Placement',
  one: 'placement',
  title: 'studentName',
  body: placement,
  stored: storedPlacement,
  help: placementHelp,
  changedBy: 'editContent',
  isChecked: true,
  isReleasable: true,
  address: '/placements',
  describedBy: [],
  pictures: {},
  translated: null,
  api: { path: '/api/placements', limit: 'default', reads: [], cache: 'none', summaries: {} },
  searched: null,
  isInPalette: false,
  readers: { by: 'everybody', makesClaims: true },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: 'studentName' },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'placements', opens: 'item' },
} as const satisfies ListedKind<typeof placement, typeof storedPlacement>;
