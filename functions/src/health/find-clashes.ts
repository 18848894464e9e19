import {
  batchClashes,
  collections,
  dayText,
  localDay,
  storedBatch,
  storedCourse,
  type HealthProblem,
} from '@institute/schema';
import * as z from 'zod/mini';
import { readAll } from '../content/read.ts';
import { firestore } from '../platform/admin.ts';

const named = z.pick(storedCourse, { _id: true, title: true, duration: true });

/** The batches that are not over and do not fit to each other or to their courses (health-3). */
export async function findClashes(): Promise<HealthProblem[]> {
  const db = firestore();
  const [batches, courses] = await Promise.all([
    readAll(
      storedBatch,
      db.collection(collections.batches).where('lastDay', '>=', localDay(new Date())),
    ),
    readAll(named, db.collection(collections.courses).select('title', 'duration')),
  ]);
  const known = new Map(courses.map((course) => [course._id, course]));
  const all = batches.map((batch) => ({ ...batch, title: known.get(batch.course)?.title ?? '' }));
  return all.flatMap((batch) =>
    batchClashes(batch, all, known.get(batch.course)?.duration ?? '').map((clash) => ({
      kind: 'clash' as const,
      document: `${collections.batches}/${batch._id}`,
      title: `${batch.title}, ${dayText(batch.firstDay)}`,
      ...clash,
    })),
  );
}
