import { ownFacts, storedInstitute } from '../content/own-facts.ts';
import { ownFactsHelp } from '../content/own-facts-help.ts';
import type { SingleKind } from './kind.ts';

export const instituteKind = {
  documents: 'one',
  label: 'Institute',
  body: ownFacts,
  stored: storedInstitute,
  help: ownFactsHelp,
  changedBy: 'editInstitute',
  isChecked: false,
  isReleasable: false,
  address: null,
  describedBy: [],
  pictures: {},
  // Courses of forms stay as they are: an enquiry keeps them.
  translated: {
    offered: [],
    more: ['area', 'city', 'courseFeatures', 'whatYouGet.*.title', 'whatYouGet.*.text'],
  },
  api: { path: '/api/institute', method: 'PUT', cache: 'medium', isFlat: false },
  readers: { by: 'everybody' },
  isShown: true,
  links: 'none',
  people: { erasing: 'nobody' },
  versions: { readBy: 'readContent', restoredBy: 'editInstitute' },
  tab: { name: 'institute', opens: 'list' },
} as const satisfies SingleKind<typeof ownFacts, typeof storedInstitute>;
