import { storedTranslation, translation } from '../translations/translation.ts';
import { translationHelp } from '../translations/translation-help.ts';
import type { ListedKind } from './kind.ts';

export const translationsKind = {
  documents: 'many',
  label: 'Translation',
  one: 'translation',
  title: 'kind',
  body: translation,
  stored: storedTranslation,
  help: translationHelp,
  changedBy: 'editContent',
  isChecked: true,
  isReleasable: true,
  address: null,
  describedBy: [],
  pictures: {},
  translated: null,
  api: {
    path: '/api/translations',
    limit: 'default',
    reads: [],
    cache: 'none',
    summaries: {
      create: 'Add the Tamil texts of a document; their id follows from it',
    },
  },
  searched: null,
  isInPalette: false,
  readers: { by: 'readContent' },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'tamil', opens: 'item' },
} as const satisfies ListedKind<typeof translation, typeof storedTranslation>;
