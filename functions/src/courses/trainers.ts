import { collections, type StoredTrainer, type Trainer } from '@institute/schema';
import { plainKind } from '../content/plain-kind.ts';
import type { ContentCollection } from '../content/content-collection.ts';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';

/** Trainers. One who has batches can leave, but stays stored. */
export const trainers: ContentCollection<Trainer, StoredTrainer> = {
  ...plainKind('trainers'),
  prepareRemoval: async (_current, { id, transaction }) => {
    const theirs = firestore().collection(collections.batches).where('trainer', '==', id).limit(1);
    if (!(await transaction.get(theirs)).empty)
      throw new ApiError('conflict', 'This trainer has batches: switch on “Has left” instead');
  },
};
