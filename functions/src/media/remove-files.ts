import { collections, deletedFileDays, fileIdOf, imageWidths } from '@institute/schema';
import { dataOf, readHistory } from '../content/all-content.ts';
import { filesIn } from '../content/texts-in.ts';
import { bucket, firestore } from '../platform/admin.ts';
import { isImagePath, sizePath } from './images/draw-sizes.ts';
import { fileDocuments, uploadedFiles } from './find-files.ts';

/** A file name may contain a person's name: without it, the hash is left of a path. */
export const withoutName = (path: string): string => path.slice(0, path.indexOf('-'));

/** Removes what is stored under a path, last of all the file itself: without it a later run would not find the rest. */
async function removeStored(path: string): Promise<void> {
  const uploads = firestore().collection(collections.audit).where('document', '==', path);
  const { docs } = await uploads.get();
  for (const { ref } of docs) await ref.update({ document: withoutName(path) });
  const sizes = isImagePath(path) ? imageWidths.map((width) => sizePath(path, width)) : [];
  for (const each of [...sizes, path])
    await (await bucket()).file(each).delete({ ignoreNotFound: true });
}

/** Removes a file under all of its names, with its widths, then what was said of it. */
export async function removeFile(id: string): Promise<void> {
  for (const { name } of await uploadedFiles(id)) await removeStored(name);
  await fileDocuments().doc(id).delete();
}

/** Removes those of the files, by paths or ids, that no content and no version of it uses; returns how many. */
export async function removeUnused(files: Iterable<string>): Promise<number> {
  const unused = new Set([...files].map(fileIdOf));
  for await (const snapshot of readHistory())
    for (const path of filesIn(dataOf(snapshot))) unused.delete(fileIdOf(path));
  for (const id of unused) await removeFile(id);
  return unused.size;
}

/**
 * Removes the files that were deleted more than 30 days ago; one that only a version uses stays until that
 * version goes. Returns how many it removed.
 */
export async function removeDeletedFiles(now: Date): Promise<number> {
  const before = new Date(now.getTime() - deletedFileDays * 24 * 60 * 60_000).toISOString();
  const due = fileDocuments().where('deletedAt', '>', '').where('deletedAt', '<=', before);
  const { docs } = await due.get();
  if (docs.length === 0) return 0;
  return removeUnused(docs.map(({ id }) => id));
}
