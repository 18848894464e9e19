import { collections } from '@institute/schema';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';
import { transact } from '../platform/transact.ts';
import { isFinal } from '../platform/is-final.ts';

/** Batch size of the query for deletions. */
const batchSize = 20;

const versions = () => firestore().collection(collections.versions);

/** Removes every version of a document, unless it has been restored meanwhile. */
const removeVersions = (document: string, moment: string): Promise<void> =>
  transact(
    document,
    async (transaction) => {
      const ofDocument = versions().where('document', '==', document);
      const { docs } = await transaction.get(ofDocument.select('restorableUntil'));
      if (isFinal(docs, moment)) for (const { ref } of docs) transaction.delete(ref);
    },
    () => new ApiError('conflict', 'Someone else is changing this at the same time; try again'),
  );

/**
 * Removes the versions of documents whose deletion can no longer be undone. Those of enquiries stay: by them
 * `removeDeletedEnquiries` finds what else goes. Returns the number of documents.
 */
export async function removeDeletedDocuments(
  now: Date,
  after?: QueryDocumentSnapshot,
): Promise<number> {
  const moment = now.toISOString();
  const final = versions()
    .where('restorableUntil', '<=', moment)
    .orderBy('restorableUntil')
    .select('document', 'collection', 'restorableUntil')
    .limit(batchSize);
  const { docs } = await (after ? final.startAfter(after) : final).get();
  const removed = docs.filter((version) => version.get('collection') !== collections.enquiries);
  const documents = new Set(removed.map((version) => String(version.get('document'))));
  for (const document of documents) await removeVersions(document, moment);
  if (docs.length < batchSize) return documents.size;
  return documents.size + (await removeDeletedDocuments(now, docs.at(-1)));
}
