import { collections } from '@institute/schema';
import { firestore } from '../../platform/admin.ts';
import { placementsWithEvidence, removeEvidence } from './evidence.ts';
import { placementRecordsCollection, recordOf } from './record-of.ts';

/** Removes what staff know of a placement, with its evidence. The same again changes nothing. */
export async function deleteRecord(placement: string): Promise<void> {
  await removeEvidence(placement);
  await recordOf(placement).delete();
}

/**
 * Removes the records of placements that are gone for good, and evidence that was stored for none.
 * Returns how many.
 */
export async function removeLostRecords(): Promise<number> {
  const { docs } = await placementRecordsCollection().select().get();
  const ids = new Set([...docs.map(({ id }) => id), ...(await placementsWithEvidence())]);
  let count = 0;
  for (const id of ids) {
    const placement = firestore().collection(collections.placements).doc(id);
    const versions = firestore().collection(collections.versions);
    const [stored, earlier] = await Promise.all([
      placement.get(),
      versions.where('document', '==', placement.path).select().limit(1).get(),
    ]);
    if (stored.exists || !earlier.empty) continue;
    await deleteRecord(id);
    count += 1;
  }
  return count;
}
