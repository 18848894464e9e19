import type { DocumentData, Query } from 'firebase-admin/firestore';
import { afterEach } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { leavePages } from './used-pages.ts';

export const database = firestore();

const offered = ['batches', 'trainers'];

/** Lists that are kept with the documents of a collection, which tests change past the API. */
function summariesOf(collection: string): string[] {
  const lists = { posts: ['posts', 'drafts'], courses: ['courses', 'offer'] }[collection];
  return lists ?? [offered.includes(collection) ? 'offer' : collection];
}

type Content = DocumentData | null | undefined;

/** Stores documents, or deletes those that are nothing, and has their lists made anew. */
async function put(documents: Iterable<readonly [path: string, data: Content]>): Promise<void> {
  const batch = database.batch();
  const lists = new Set<string>();
  for (const [path, data] of documents) {
    const document = database.doc(path);
    if (data) batch.set(document, data);
    else batch.delete(document);
    for (const list of summariesOf(document.parent.id)) lists.add(list);
  }
  for (const list of lists) batch.delete(database.doc(`summaries/${list}`));
  await batch.commit();
}

export async function removeAll(query: Query): Promise<void> {
  const { docs } = await query.get();
  await put(docs.map(({ ref }) => [ref.path, null]));
}

type Edit = (data: DocumentData) => DocumentData | null;

/**
 * Changes content for one test: `change` gets a document's data and returns what stands in its
 * place, or null for an absent document; `changeAll` does so with those of collections; `add` stores new ones.
 * What stood there before comes back after the test.
 */
export function useContentChanges(): {
  change: (path: string, edit: Edit) => Promise<void>;
  add: (documents: ReadonlyMap<string, DocumentData>) => Promise<void>;
  changeAll: (collections: readonly string[], edit: Edit) => Promise<void>;
} {
  const before = new Map<string, Content>();

  afterEach(async (context) => {
    await leavePages(context);
    if (before.size > 0) await put(before);
    before.clear();
  });

  const edited = (path: string, data: DocumentData | undefined, edit: Edit) => {
    if (!before.has(path)) before.set(path, data);
    return [path, edit(structuredClone(data ?? {}))] as const;
  };

  return {
    async change(path, edit) {
      await put([edited(path, (await database.doc(path).get()).data(), edit)]);
    },
    async add(documents) {
      for (const path of documents.keys()) before.set(path, null);
      await put(documents);
    },
    async changeAll(collections, edit) {
      const found = await Promise.all(collections.map((name) => database.collection(name).get()));
      await put(
        found.flatMap(({ docs }) => docs.map((each) => edited(each.ref.path, each.data(), edit))),
      );
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
