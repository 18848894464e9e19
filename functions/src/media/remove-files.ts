import { collections, deletedFileDays, fileIdOf, imageWidths } from '@institute/schema';
import { dataOf, readHistory } from '../content/all-content.ts';
import { filesIn } from '../content/texts-in.ts';
import { bucket, firestore } from '../platform/admin.ts';
import { isImagePath, sizePath } from './images/draw-sizes.ts';
import { fileDocuments, findFile } from './find-files.ts';

/** A file name may contain a person's name: without it, the hash is left of a path. */
export const withoutName = (path: string): string => path.slice(0, path.indexOf('-'));

/** Removes a file with its widths and what was said of it. */
export async function removeFile(path: string): Promise<void> {
  const sizes = isImagePath(path) ? imageWidths.map((width) => sizePath(path, width)) : [];
  for (const each of [...sizes, path])
    await (await bucket()).file(each).delete({ ignoreNotFound: true });
  await fileDocuments().doc(fileIdOf(path)).delete();
  const uploads = firestore().collection(collections.audit).where('document', '==', path);
  const { docs } = await uploads.get();
  for (const { ref } of docs) await ref.update({ document: withoutName(path) });
}

/** Removes those of the files that no content and no version of it uses; returns how many. */
export async function removeUnused(paths: Iterable<string>): Promise<number> {
  const unused = new Map([...paths].map((path) => [fileIdOf(path), path]));
  for await (const snapshot of readHistory())
    for (const path of filesIn(dataOf(snapshot))) unused.delete(fileIdOf(path));
  for (const path of unused.values()) await removeFile(path);
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
  const files = await Promise.all(docs.map(({ id }) => findFile(id)));
  return removeUnused(files.map(({ file }) => file.name));
}
