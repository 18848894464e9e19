import { collections } from '@institute/schema';
import {
  FieldPath,
  type DocumentData,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';

const { versions } = collections;

/** The collections whose documents can link to files. */
export const contentCollections: readonly string[] = [
  collections.content,
  collections.courses,
  collections.batches,
  collections.trainers,
  collections.demoPlans,
  collections.placements,
  collections.consents,
  collections.claims,
  collections.posts,
  collections.templates,
  collections.edits,
];

/** Batch size of reads: each document may have 1 MiB. */
const pageSize = 50;

/** Every document that a query finds. */
export async function* readPages(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  const page = query.orderBy(FieldPath.documentId()).limit(pageSize);
  let { docs } = await page.get();
  for (;;) {
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) return;
    ({ docs } = await page.startAfter(last).get());
  }
}

/** Every document of the site's content, edits that wait among them. */
export async function* readContent(): AsyncGenerator<QueryDocumentSnapshot> {
  for (const collection of contentCollections) yield* readPages(firestore().collection(collection));
}

/** The same, and every version of one. */
export async function* readHistory(): AsyncGenerator<QueryDocumentSnapshot> {
  yield* readContent();
  for (const collection of contentCollections)
    yield* readPages(firestore().collection(versions).where('collection', '==', collection));
}

export const isVersion = (snapshot: DocumentSnapshot): boolean =>
  snapshot.ref.parent.id === versions;

/** What a document is called in lists; singletons, which have no name, by their path. */
export const titleOf = (path: string, data: DocumentData): string =>
  String(data['studentName'] ?? data['name'] ?? data['title'] ?? path);

/** The content of a document or of a version. */
export const dataOf = (snapshot: DocumentSnapshot): DocumentData =>
  (isVersion(snapshot) ? snapshot.get('data') : snapshot.data()) ?? {};
