import { collections } from '@institute/schema';
import { dataOf, readHistory } from '../content/all-content.ts';
import { filesIn } from '../content/texts-in.ts';
import { bucket, firestore } from '../platform/admin.ts';

async function removeFile(path: string): Promise<void> {
  await (await bucket()).file(path).delete({ ignoreNotFound: true });
  const uploads = firestore().collection(collections.audit).where('document', '==', path);
  const { docs } = await uploads.get();
  // A file name may contain the person's name: only its hash is kept.
  const withoutName = path.slice(0, path.indexOf('-'));
  for (const { ref } of docs) await ref.update({ document: withoutName });
}

/** Removes those of the files that no content and no version of it has; returns how many. */
export async function removeUnused(files: ReadonlySet<string>): Promise<number> {
  const unused = new Set(files);
  for await (const snapshot of readHistory())
    for (const path of filesIn(dataOf(snapshot))) unused.delete(path);
  for (const path of unused) await removeFile(path);
  return unused.size;
}
