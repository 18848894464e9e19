import { collections, storedVersion, versionsKept, type StoredVersion } from '@institute/schema';
import { collection, limit, orderBy, query, where, type QueryConstraint } from 'firebase/firestore';
import { liveFirestore } from '../firestore.ts';
import { liveCollection, type LiveSource } from './live.ts';

const versions = (name: string, ...parts: QueryConstraint[]): LiveSource<StoredVersion[]> =>
  liveCollection(
    name,
    storedVersion,
    query(collection(liveFirestore(), collections.versions), ...parts),
  );

/** The versions of a document, latest first. */
export const liveVersions = (document: string) =>
  versions(
    `versions of ${document}`,
    // The rules want the collection: not everybody may read the versions of enquiries.
    where('collection', '==', document.split('/')[0]),
    where('document', '==', document),
    orderBy('at', 'desc'),
    limit(versionsKept),
  );

/** Deletions from a collection that can be restored, latest first, at most `count`. */
export const liveDeleted = (from: string, count: number) =>
  versions(
    `${count} deleted from ${from}`,
    where('collection', '==', from),
    where('restorableUntil', '>', new Date().toISOString()),
    orderBy('restorableUntil', 'desc'),
    limit(count),
  );
