import type { Firestore } from 'firebase-admin/firestore';
import { rebuildSummaries } from '../../functions/src/content/summaries/update-summaries.ts';

export const description = 'makes the summaries of lists again, with the fees of courses';

export async function migrate(db: Firestore): Promise<void> {
  await rebuildSummaries(db);
}
