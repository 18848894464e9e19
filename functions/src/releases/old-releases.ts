import { collections, restorableTime } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import { editsOf } from './releases.ts';

/** How many releases are removed at once: each has 60 edits at most. */
const batchSize = 5;

/** Removes releases that were published too long ago to be undone; returns how many. */
export async function removeOldReleases(now: Date): Promise<number> {
  const before = new Date(now.getTime() - restorableTime).toISOString();
  const old = firestore().collection(collections.releases).where('publishedAt', '<', before);
  const { docs } = await old.limit(batchSize).get();
  for (const { id, ref } of docs) {
    const edits = await editsOf(id).select().get();
    const batch = firestore().batch();
    for (const edit of edits.docs) batch.delete(edit.ref);
    batch.delete(ref);
    await batch.commit();
  }
  if (docs.length < batchSize) return docs.length;
  return docs.length + (await removeOldReleases(now));
}
