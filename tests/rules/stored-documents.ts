import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { collections, singletons } from '@institute/schema';
import { documentsOf } from './rows-of-kinds.ts';

const storedDocuments: Record<string, object> = {
  ...Object.fromEntries(singletons.map((name) => [`content/${name}`, {}])),
  ...Object.fromEntries(
    Object.values(collections)
      .filter((name) => name !== 'content')
      .flatMap((name) =>
        Object.entries(documentsOf(name)).map(([id, data]) => [`${name}/${id}`, data]),
      ),
  ),
  'batches/planned': { state: 'planned' },
  'trainers/left': { left: true },
  'versions/course': { collection: 'courses', document: 'courses/stored' },
  'versions/claim': { collection: 'claims', document: 'claims/stored' },
  'versions/template': { collection: 'templates', document: 'templates/stored' },
  'versions/enquiry': { collection: 'enquiries', document: 'enquiries/stored' },
  'secondFactors/stored': {},
  'accounts/stored': {},
  'accounts/somebody': {},
  'invitations/stored': {},
  'secondFactors/somebody': {},
  'rateLimits/stored': {},
  'posts/published': { slug: 'a', published: true },
  'posts/draft': { slug: 'b', published: false },
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
