import type { DocumentData } from 'firebase-admin/firestore';
import { firestore } from '../../functions/src/platform/admin.ts';

/** Documents written at once: the emulator lets writes time out while too many others wait. */
const atOnce = 1_000;

/**
 * Sets each document to its data, or deletes it where there is none. The emulator lets writes time out
 * while the transaction of a process that was killed still holds its locks; the same write again
 * changes nothing.
 */
export async function writeDocuments(
  documents: Iterable<readonly [path: string, data: DocumentData | undefined]>,
): Promise<void> {
  const all = [...documents];
  for (let first = 0; first < all.length; first += atOnce) {
    const writer = firestore().bulkWriter({ throttling: false });
    writer.onWriteError(({ failedAttempts }) => failedAttempts < 5);
    const part = all.slice(first, first + atOnce);
    const writes = part.map(([path, data]) =>
      data ? writer.set(firestore().doc(path), data) : writer.delete(firestore().doc(path)),
    );
    await Promise.all([...writes, writer.close()]);
  }
}
