import type { Query } from 'firebase-admin/firestore';
import { firestore } from './admin.ts';

const batchSize = 200;

/** Removes every document that a query finds, some at a time. Returns how many. */
export async function removeAll(query: Query): Promise<number> {
  const { docs } = await query.select().limit(batchSize).get();
  const batch = firestore().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return docs.length < batchSize ? docs.length : docs.length + (await removeAll(query));
}
