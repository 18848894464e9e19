import type { DocumentData, Query } from 'firebase-admin/firestore';
import { afterEach } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';

export const database = firestore();

const offered = ['batches', 'trainers'];

/** Without its summaries a list is made of its documents, which were changed past the API. */
async function forgetSummaries(collection: string): Promise<void> {
  const lists = { posts: ['posts', 'drafts'], courses: ['courses', 'offer'] }[collection] ?? [
    offered.includes(collection) ? 'offer' : collection,
  ];
  await Promise.all(lists.map((list) => database.doc(`summaries/${list}`).delete()));
}

export async function removeAll(query: Query): Promise<void> {
  const { docs } = await query.get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  for (const collection of new Set(docs.map(({ ref }) => ref.parent.id)))
    await forgetSummaries(collection);
}

/**
 * Changes content for one test: `change` gets a document's data and returns what stands in its
 * place, or null for an absent document. What stood there before comes back after the test.
 */
export function useContentChanges(): {
  change: (path: string, edit: (data: DocumentData) => DocumentData | null) => Promise<void>;
} {
  const before = new Map<string, DocumentData | undefined>();

  const put = async (path: string, data: DocumentData | null | undefined) => {
    await (data ? database.doc(path).set(data) : database.doc(path).delete());
    await forgetSummaries(path.split('/')[0] ?? '');
  };

  afterEach(async () => {
    await Promise.all([...before].map(([path, data]) => put(path, data)));
    before.clear();
  });

  return {
    async change(path, edit) {
      const data = (await database.doc(path).get()).data();
      if (!before.has(path)) before.set(path, data);
      await put(path, edit(structuredClone(data ?? {})));
    },
  };
}

/** Removes the bookings of demo classes with all that came of them. */
export async function removeDemoBookings(): Promise<void> {
  for (const name of ['demoBookings', 'demoSlots'])
    await database.recursiveDelete(database.collection(name));
  const enquiries = database.collection('enquiries').where('source', '==', 'Demo class');
  for (const { id, ref } of (await enquiries.get()).docs) {
    for (const name of ['mail', 'timeline']) {
      const { docs } = await database.collection(name).where('enquiry', '==', id).get();
      await Promise.all(docs.map((found) => found.ref.delete()));
    }
    await ref.delete();
  }
}
