import {
  collections,
  teachingOf,
  type StoredTrainer,
  type Teaching,
  type Trainer,
} from '@institute/schema';
import { plainKind } from '../content/plain-kind.ts';
import type { ContentCollection } from '../content/content-collection.ts';
import { readOffer } from '../content/summaries/offer.ts';
import { sayEnglish } from '../content/translations/say.ts';
import { willHave } from '../content/together.ts';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';
import { readCourseLinks } from './course-lists.ts';

/** Trainers. One who has batches can leave, but stays stored. */
export const trainers: ContentCollection<Trainer, StoredTrainer> = {
  ...plainKind('trainers'),
  prepareRemoval: async (_current, { id, transaction, together }) => {
    const theirs = firestore().collection(collections.batches).where('trainer', '==', id);
    const { docs } = await transaction.get(theirs.select());
    if (willHave(docs, { field: 'trainer', value: id, together }).length > 0)
      throw new ApiError('conflict', 'This trainer has batches: switch on “Has left” instead');
  },
};

/** What each trainer who has not left teaches. */
export async function readTeaching(say = sayEnglish): Promise<Teaching[]> {
  const [{ trainers: present, batches }, courses] = await Promise.all([
    readOffer(),
    readCourseLinks(),
  ]);
  const taught = new Set([
    ...present.flatMap((trainer) => trainer.courses),
    ...batches.map(({ course }) => course),
  ]);
  const shown = courses.filter(({ _id }) => taught.has(_id));
  return teachingOf(present, batches, await say.cards('courses', shown, ({ _id }) => _id));
}
