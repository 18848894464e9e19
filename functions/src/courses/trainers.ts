import { collections, storedTrainer, type StoredTrainer, type Trainer } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/authenticate.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import type { Kind } from '../content/write.ts';
import { readTrainer } from '../content/read.ts';

/** Trainers. One who has batches can leave, but stays stored. */
export const trainers: Kind<Trainer, StoredTrainer> = {
  label: 'Trainer',
  collection: collections.trainers,
  schema: storedTrainer,
  prepare: async (input) => input,
  prepareRemoval: async (_current, { id, transaction }) => {
    const theirs = firestore().collection(collections.batches).where('trainer', '==', id).limit(1);
    if (!(await transaction.get(theirs)).empty)
      throw new ApiError('conflict', 'This trainer has batches: switch on “Has left” instead');
  },
};

/** One trainer; one who left only for an admin. */
export async function getTrainer(
  { id }: { id: string },
  { admin }: { admin?: Admin | undefined },
): Promise<StoredTrainer> {
  const found = await readTrainer(id);
  if (!found || (found.left && !admin)) throw notFound(trainers.label);
  return found;
}
