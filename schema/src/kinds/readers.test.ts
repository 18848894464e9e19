import { expect, test } from 'vitest';
import { collectionsWhere, kinds, listedNames, type KindName } from './kinds.ts';
import type { AnyKind, AnyListed } from './kind.ts';

/** Who reads from Firestore itself what is not for everybody. The rules follow from the records, and this does not. */
const guarded: Partial<Record<KindName, AnyKind['readers']>> = {
  home: { by: 'everybody', makesClaims: true },
  about: { by: 'everybody', makesClaims: true },
  trustStats: { by: 'everybody', makesClaims: true },
  placementStats: { by: 'everybody', makesClaims: true },
  placements: { by: 'everybody', makesClaims: true },
  batches: {
    by: 'everybody',
    where: { field: 'state', is: ['open', 'cancelled'] },
    hidden: ['room'],
  },
  posts: { by: 'everybody', where: { field: 'published', is: [true] } },
  trainers: { by: 'everybody', where: { field: 'left', is: [false] } },
  demoPlans: { by: 'readContent' },
  translations: { by: 'readContent' },
  summaries: { by: 'readContent', each: true },
  enquiries: { by: 'handleEnquiries' },
  timeline: { by: 'handleEnquiries' },
  erasures: { by: 'handlePersonalData' },
  mail: { by: 'readMails' },
  audit: { by: 'readAudit' },
  chats: { by: 'nobody' },
  claims: { by: 'nobody' },
  consents: { by: 'nobody' },
  demoBookings: { by: 'nobody' },
  demoSlots: { by: 'nobody' },
  edits: { by: 'nobody' },
  feeSheets: { by: 'nobody' },
  files: { by: 'nobody' },
  placementRecords: { by: 'nobody' },
  releases: { by: 'nobody' },
  reportDays: { by: 'nobody' },
  savedFilters: { by: 'nobody' },
  shownClaims: { by: 'nobody' },
  supportPeriods: { by: 'nobody' },
  templates: { by: 'nobody' },
  versions: { by: 'nobody' },
};

// roles-1
test.each(Object.entries(guarded))('%s are not read by more than may', (name, readers) => {
  expect(kinds[name as KindName].readers).toEqual(readers);
});

// roles-1
test('earlier versions are read by those who may read what they are versions of', () => {
  expect(collectionsWhere(({ versions }) => versions?.readBy === 'manageClaims')).toEqual([
    'claims',
  ]);
  expect(collectionsWhere(({ versions }) => versions?.readBy === 'handleEnquiries')).toEqual([
    'templates',
    'enquiries',
  ]);
});

test('no kind is read by everybody that no page shows', () => {
  const hidden = collectionsWhere(({ readers, isShown }) => readers.by === 'everybody' && !isShown);
  expect(hidden).toEqual([]);
});

test('what the search of the site finds as its record says is for everybody', () => {
  const found = listedNames.filter((name) => {
    const { searched }: AnyListed = kinds[name];
    return searched !== null && searched !== 'own';
  });
  expect(found).toContain('trainers');
  for (const name of found) {
    const { readers }: AnyListed = kinds[name];
    expect(readers.by, name).toBe('everybody');
    expect(readers, name).not.toHaveProperty('makesClaims');
  }
});
