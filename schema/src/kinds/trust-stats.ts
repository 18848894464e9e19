import { trustStats, storedTrustStats } from '../content/trust-stats.ts';
import { trustStatsHelp } from '../content/trust-stats-help.ts';
import type { SingleKind } from './kind.ts';

export const trustStatsKind = {
  documents: 'one',
  label: 'Trust stats',
  body: trustStats,
  stored: storedTrustStats,
  help: trustStatsHelp,
  changedBy: 'editContent',
  isChecked: false,
  isReleasable: true,
  address: null,
  describedBy: [],
  pictures: {},
  translated: {
    offered: [],
    more: ['studentLabel'],
  },
  api: { path: '/api/trust-stats', method: 'POST', cache: 'long', isFlat: true },
  readers: { by: 'everybody', makesClaims: true },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'trust-stats', opens: 'list' },
} as const satisfies SingleKind<typeof trustStats, typeof storedTrustStats>;
