import { collections } from '@institute/schema';
import { FieldValue } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';

const { content, courses, placements, posts } = collections;

/**
 * Removes the author's id from publicly readable documents, where earlier releases stored it.
 * Returns how many documents had one; 0 after the first run.
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
