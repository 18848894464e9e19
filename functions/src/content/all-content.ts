import { collections, kindOf, linkingCollections, type Translation } from '@institute/schema';
import {
  FieldPath,
  type DocumentData,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';

const { versions } = collections;

/** Batch size of reads: each document may have 1 MiB. */
const pageSize = 50;

/** All that a query finds, a page at a time. */
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

/** Every document that can link to files and pages, edits that wait among them. */
export async function* readContent(): AsyncGenerator<QueryDocumentSnapshot> {
  for (const collection of linkingCollections) yield* readPages(firestore().collection(collection));
}

/** The same, and every version of one. */
export async function* readHistory(): AsyncGenerator<QueryDocumentSnapshot> {
  yield* readContent();
  for (const collection of linkingCollections)
    yield* readPages(firestore().collection(versions).where('collection', '==', collection));
}

export const isVersion = (snapshot: DocumentSnapshot): boolean =>
  snapshot.ref.parent.id === versions;

/** What a document is called in lists; a translation as its document, what has no name, such as a singleton, by its path. */
export function titleOf(path: string, data: DocumentData): string {
  if (path.startsWith(`${collections.translations}/`)) {
    const { texts = [] } = data as Partial<Translation>;
    const titled = texts.find((text) => text.path === 'title');
    if (titled) return titled.english;
  }
  const kind = kindOf(path);
  const named: unknown = kind && 'title' in kind && kind.title !== null && data[kind.title];
  return String(named || path);
}

/** The content of a document or of a version. */
export const dataOf = (snapshot: DocumentSnapshot): DocumentData =>
  (isVersion(snapshot) ? snapshot.get('data') : snapshot.data()) ?? {};
