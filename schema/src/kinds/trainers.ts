import { trainer, storedTrainer } from '../courses/trainer.ts';
import { trainerHelp } from '../courses/trainer-help.ts';
import type { ListedKind } from './kind.ts';

export const trainersKind = {
  documents: 'many',
  label: 'Trainer',
  one: 'trainer',
  title: 'name',
  body: trainer,
  stored: storedTrainer,
  help: trainerHelp,
  changedBy: 'editContent',
  isChecked: true,
  isReleasable: true,
  address: '/trainers',
  describedBy: [],
  pictures: { photo: 96 },
  translated: {
    offered: [],
    more: ['teaches', 'qualifications'],
  },
  api: {
    path: '/api/trainers',
    limit: 'default',
    reads: ['list', 'get'],
    cache: 'medium',
    summaries: {
      list: 'Current trainers, oldest entry first',
      get: 'One trainer; one who left only for an admin',
      delete: 'Delete a trainer without batches',
    },
  },
  searched: { text: 'teaches', more: ['qualifications'] },
  isInPalette: false,
  readers: { by: 'everybody', where: { field: 'left', is: [false] } },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: 'name' },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'trainers', opens: 'item' },
} as const satisfies ListedKind<typeof trainer, typeof storedTrainer>;
