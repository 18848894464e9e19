import { batch, storedBatch } from '../courses/batch.ts';
import { batchHelp } from '../courses/batch-help.ts';
import type { ListedKind } from './kind.ts';

export const batchesKind = {
  documents: 'many',
  label: 'Batch',
  one: 'batch',
  title: 'firstDay',
  body: batch,
  stored: storedBatch,
  help: batchHelp,
  changedBy: 'editContent',
  isChecked: true,
  isReleasable: true,
  address: '/batches',
  describedBy: [],
  pictures: {},
  translated: { offered: [], more: ['branch'] },
  api: {
    path: '/api/batches',
    limit: 'default',
    reads: ['get'],
    cache: 'none',
    summaries: {
      get: 'One batch; a planned one, and the room, only for an admin',
      delete: 'Delete a batch that has no seats taken',
    },
  },
  searched: 'own',
  isInPalette: false,
  readers: {
    by: 'everybody',
    where: { field: 'state', is: ['open', 'cancelled'] },
    hidden: ['room'],
  },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'batches', opens: 'item' },
} as const satisfies ListedKind<typeof batch, typeof storedBatch>;
