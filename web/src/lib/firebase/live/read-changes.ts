import { collections, storedVersion } from '@institute/schema';
import { collection, getDocs, orderBy, query, where } from 'firebase/firestore/lite';
import { timed } from '../../page/timed.ts';
import { firestore } from '../firestore-lite.ts';
import { personOf } from './person-of.ts';

/** A change of a document: by whom, and when (ISO 8601). */
export interface DocumentChange {
  readonly by: string;
  readonly at: string;
}

/** The changes of a document after a given time, oldest first. */
export async function readChanges(document: string, after: string): Promise<DocumentChange[]> {
  const found = query(
    collection(firestore(), collections.versions),
    // The rules want the collection: not everybody may read the versions of enquiries.
    where('collection', '==', document.split('/')[0]),
    where('document', '==', document),
    where('at', '>', after),
    orderBy('at', 'desc'),
  );
  const { docs } = await timed('versions', () => getDocs(found));
  const changes = docs.flatMap((entry) => {
    const { data } = storedVersion.safeParse({ ...entry.data(), _id: entry.id });
    return data ? { by: personOf(data) ?? data.by, at: data.at } : [];
  });
  return changes.toReversed();
}
