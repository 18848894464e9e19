import { collections } from '@institute/schema';
import type { Transaction } from 'firebase-admin/firestore';
import type { ChangedDocument } from '../content/changes.ts';
import { timeAfter } from '../content/write.ts';
import { firestore } from '../platform/admin.ts';

/** Where a change in a release names a trainer: in what it stores, and in what an undo puts back. */
const namedIn = ['data.trainer', 'before.trainer'];

/**
 * Leaves the batches of an erased trainer, and their scheduled changes, without one: naming someone who does
 * not exist, they could not be saved or published. The `updatedAt` of a batch stays, so that no edit of it is
 * in conflict. It reads and writes. Returns the batches.
 */
export async function clearTrainer(
  transaction: Transaction,
  trainer: string,
): Promise<ChangedDocument[]> {
  const { batches, edits } = collections;
  const theirs = firestore().collection(batches).where('trainer', '==', trainer);
  const { docs } = await transaction.get(theirs);
  for (const { ref } of docs) transaction.update(ref, { trainer: '' });
  for (const field of namedIn) {
    const naming = firestore().collection(edits).where(field, '==', trainer);
    for (const edit of (await transaction.get(naming)).docs)
      transaction.update(edit.ref, {
        [field]: '',
        updatedAt: timeAfter(edit.get('updatedAt')),
      });
  }
  return docs.map((batch) => {
    const before = batch.data();
    return { document: batch.ref, before, after: { ...before, trainer: '' } };
  });
}
