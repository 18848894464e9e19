import { collections } from '@institute/schema';
import { rebuildSummaries } from '../../functions/src/content/summaries/keep-summary.ts';
import { firestore } from '../../functions/src/platform/admin.ts';

/** Firestore's limit of writes per batch. */
const batchSize = 400;

/** Runs a task with many copies of the first course. */
export async function withManyCourses<Result>(
  count: number,
  task: () => Promise<Result>,
): Promise<Result> {
  const courses = firestore().collection(collections.courses);
  const { docs } = await courses.get();
  const added = Array.from({ length: count - docs.length }, (_, index) => ({
    course: courses.doc(`many-${index}`),
    data: { ...docs[index % docs.length]?.data(), slug: `many-${index}` },
  }));

  async function write(change: (batch: FirebaseFirestore.WriteBatch, index: number) => void) {
    for (let from = 0; from < added.length; from += batchSize) {
      const batch = firestore().batch();
      const until = Math.min(from + batchSize, added.length);
      for (let index = from; index < until; index += 1) change(batch, index);
      await batch.commit();
    }
    await rebuildSummaries(firestore());
  }

  await write((batch, index) => {
    const { course, data } = added[index]!;
    batch.set(course, data);
  });
  try {
    return await task();
  } finally {
    await write((batch, index) => void batch.delete(added[index]!.course));
  }
}
