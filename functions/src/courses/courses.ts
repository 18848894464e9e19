import {
  collections,
  localDay,
  storedCourse,
  type Course,
  type StoredCourse,
} from '@institute/schema';
import { plainKind } from '../content/plain-kind.ts';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';
import type { ContentCollection } from '../content/content-collection.ts';
import { readList, type Part } from '../content/read-list.ts';
import { redirectMoved } from '../content/moves.ts';
import { isTaken, slugConflict } from '../content/slugs.ts';
import { willHave } from '../content/together.ts';

const pathOf = (slug: unknown): string => `/courses/${String(slug)}`;

export const courses: ContentCollection<Course, StoredCourse> = {
  ...plainKind('courses'),
  prepare: async (input, { id, current, transaction }) => {
    if (await isTaken(transaction, collections.courses, input.slug, id)) throw slugConflict();
    const was = current && pathOf(current['slug']);
    await redirectMoved(transaction, was, pathOf(input.slug));
    return input;
  },
  prepareRemoval: async (_current, { id, transaction, together }) => {
    const its = firestore().collection(collections.batches).where('course', '==', id);
    const { docs: stored } = await transaction.get(its.select('state', 'lastDay'));
    const docs = willHave(stored, { field: 'course', value: id, together });
    const today = localDay(new Date());
    if (docs.some((batch) => batch.get('state') !== 'cancelled' && batch.get('lastDay') >= today))
      throw new ApiError('conflict', 'This course has batches: delete or cancel them first');
  },
};

const all = () => firestore().collection(collections.courses);

/** Courses, oldest first. */
export const listCourses = ({ query: part }: { query: Part }) =>
  readList({ schema: storedCourse, collection: all(), query: all().orderBy('createdAt') }, part);
