import { writtenKindOf } from '@institute/schema';
import {
  collection,
  documentId,
  getDocs,
  query,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { timed } from '../page/timed.ts';
import { firestore } from './firestore-lite.ts';

/** As many ids as a query of Firestore may name. */
const idsAtOnce = 30;

/** The field that names a document in lists; undefined where it is none that has a form and a list. */
function titleField(path: string): string | undefined {
  const kind = writtenKindOf(path);
  return kind?.documents === 'many' ? kind.title : undefined;
}

/** Documents of a collection, by their ids. */
async function readByIds(name: string, ids: readonly string[]): Promise<QueryDocumentSnapshot[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, index) =>
    ids.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  );
  const found = await Promise.all(
    parts.map((part) =>
      getDocs(query(collection(firestore(), name), where(documentId(), 'in', part))),
    ),
  );
  return found.flatMap(({ docs }) => docs);
}

/** What documents are called in lists, by their paths; without those that are gone or have no name. */
export async function readTitles(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const byCollection = new Map<string, Set<string>>();
  for (const path of paths.filter(titleField)) {
    const [name = '', id = ''] = path.split('/');
    byCollection.set(name, (byCollection.get(name) ?? new Set()).add(id));
  }
  const found = await timed('names of documents', () =>
    Promise.all(Array.from(byCollection, ([name, ids]) => readByIds(name, [...ids]))),
  );
  return new Map(
    found.flat().map((each) => [each.ref.path, String(each.get(titleField(each.ref.path) ?? ''))]),
  );
}
