import {
  namedFigures,
  placementStats,
  storedPlacementStats,
} from '../placements/placement-stats.ts';
import { placementStatsHelp } from '../placements/placement-stats-help.ts';
import type { SingleKind } from './kind.ts';

export const placementStatsKind = {
  documents: 'one',
  label: 'Placement statistics',
  body: placementStats,
  stored: storedPlacementStats,
  help: placementStatsHelp,
  changedBy: 'editContent',
  isChecked: false,
  isReleasable: true,
  address: '/placements',
  describedBy: [],
  pictures: {},
  translated: {
    offered: [],
    more: namedFigures.map((field) => `labels.${field}` as const),
  },
  api: { path: '/api/placement-stats', method: 'POST', cache: 'medium', isFlat: false },
  readers: { by: 'everybody', makesClaims: true },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'placements', opens: 'list' },
} as const satisfies SingleKind<typeof placementStats, typeof storedPlacementStats>;
