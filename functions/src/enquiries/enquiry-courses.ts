import { collections } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import { cached } from '../platform/cached.ts';

/** Most courses that are told apart. */
const most = 200;

/**
 * The courses that enquiries name, each once, in order: each query skips all enquiries of a course that is
 * known, so that it reads one document a course, however many enquiries there are.
 */
export const listEnquiryCourses = cached(async (): Promise<string[]> => {
  const byCourse = firestore().collection(collections.enquiries).orderBy('course').select('course');
  const found: string[] = [];
  while (found.length < most) {
    const last = found.at(-1) ?? '';
    const { docs } = await byCourse.where('course', '>', last).limit(1).get();
    const next: unknown = docs[0]?.get('course');
    if (typeof next !== 'string') break;
    found.push(next);
  }
  return found;
});
