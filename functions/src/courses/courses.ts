import { collections, storedCourse, type Course, type StoredCourse } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import { notFound } from '../platform/errors.ts';
import type { Kind } from '../content/write.ts';
import { readList, type Part } from '../content/read-list.ts';
import { planMove } from '../content/moves.ts';
import { readCourse } from '../content/read.ts';
import { isTaken, slugConflict } from '../content/slugs.ts';

const pathOf = (slug: unknown): string => `/courses/${String(slug)}`;

export const courses: Kind<Course, StoredCourse> = {
  label: 'Course',
  collection: collections.courses,
  schema: storedCourse,
  prepare: async (input, { id, current, transaction, later }) => {
    if (await isTaken(transaction, collections.courses, input.slug, id)) throw slugConflict();
    const was = current && pathOf(current['slug']);
    later(await planMove(transaction, was, pathOf(input.slug)));
    return input;
  },
};

const all = () => firestore().collection(collections.courses);

/** Courses, oldest first. */
export const listCourses = ({ query: part }: { query: Part }) =>
  readList({ schema: storedCourse, collection: all(), query: all().orderBy('createdAt') }, part);

export async function getCourse({ id }: { id: string }): Promise<StoredCourse> {
  const found = await readCourse(id);
  if (!found) throw notFound(courses.label);
  return found;
}
