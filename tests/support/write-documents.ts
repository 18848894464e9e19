import type { DocumentData } from 'firebase-admin/firestore';
import { firestore } from '../../functions/src/platform/admin.ts';

/**
 * Sets each document to its data. The emulator lets writes time out while the transaction of a
 * process that was killed still holds its locks; the same write again changes nothing.
 */
export async function writeDocuments(
  documents: Iterable<readonly [path: string, data: DocumentData]>,
): Promise<void> {
  const writer = firestore().bulkWriter({ throttling: false });
  writer.onWriteError(({ failedAttempts }) => failedAttempts < 5);
  const writes = [...documents].map(([path, data]) => writer.set(firestore().doc(path), data));
  await Promise.all([...writes, writer.close()]);
}
