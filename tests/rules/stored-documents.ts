import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collections, singletons } from '@institute/schema';

const storedDocuments: Record<string, object> = {
  ...Object.fromEntries(singletons.map((name) => [`content/${name}`, {}])),
  'courses/stored': {},
  'redirects/stored': {},
  'batches/stored': { state: 'open' },
  'batches/planned': { state: 'planned' },
  'batches/silent': {},
  'trainers/stored': { left: false },
  'trainers/left': { left: true },
  'trainers/text': { left: 'false' },
  'demoPlans/stored': {},
  'demoSlots/stored': {},
  'demoBookings/stored': {},
  'placements/stored': {},
  'consents/stored': {},
  'placementRecords/stored': {},
  'supportPeriods/stored': {},
  'feeSheets/stored': {},
  'enquiries/stored': {},
  'summaries/stored': {},
  'timeline/stored': {},
  'chats/stored': {},
  'reportDays/stored': {},
  'releases/stored': {},
  'edits/stored': {},
  'files/stored': {},
  'templates/stored': {},
  'savedFilters/stored': {},
  'mail/stored': {},
  'erasures/stored': {},
  'versions/stored': {},
  'versions/course': { collection: 'courses', document: 'courses/stored' },
  'versions/claim': { collection: 'claims', document: 'claims/stored' },
  'versions/template': { collection: 'templates', document: 'templates/stored' },
  'versions/enquiry': { collection: 'enquiries', document: 'enquiries/stored' },
  'audit/stored': {},
  'secondFactors/stored': {},
  'accounts/stored': {},
  'accounts/somebody': {},
  'invitations/stored': {},
  'secondFactors/somebody': {},
  'rateLimits/stored': {},
  'posts/published': { slug: 'a', published: true },
  'posts/draft': { slug: 'b', published: false },
  'posts/text': { slug: 'c', published: 'true' },
  'posts/silent': { slug: 'd' },
  ...Object.fromEntries(
    Object.values(collections).map((name) => [
      `${name}/stored/below/stored`,
      { collection: 'courses' },
    ]),
  ),
};

/** Stores what the tables' operations are about. */
export const storeDocuments = (environment: RulesTestEnvironment): Promise<void> =>
  environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    const batch = db.batch();
    for (const [path, data] of Object.entries(storedDocuments)) batch.set(db.doc(path), data);
    await batch.commit();
  });
