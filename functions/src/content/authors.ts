import { collections } from '@institute/schema';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';

const { content, courses, placements, posts } = collections;

/**
 * Removes the id of who wrote a document last from those that anybody may read: earlier releases
 * stored it there. Returns how many had one; none, after the first run.
 */
export async function removeAuthors(): Promise<number> {
  const found = await Promise.all(
    [content, courses, placements, posts].map((collection) =>
      firestore().collection(collection).orderBy('updatedBy').select().get(),
    ),
  );
  const documents = found.flatMap(({ docs }) => docs);
  for (const { ref } of documents) await ref.update({ updatedBy: FieldValue.delete() });
  return documents.length;
}
