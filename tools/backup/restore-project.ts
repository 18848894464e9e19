import { dataOf } from '../deploy/data.ts';
import { copiedText, restore } from './copy.ts';
import { eraseAll, readErasures, textOf } from './erase-again.ts';
import type { Target } from './target.ts';

/** Copies a backup into an empty project, and repeats the erasures of a list; returns what it did, in words. */
export async function restoreProject(
  target: Target,
  folder: string,
  erasures?: string,
): Promise<string> {
  // Before anything is copied, so that a wrong name leaves nobody's data in an empty project.
  const list = erasures && (await readErasures(erasures));
  const restored = `Restored "${target.projectId}": ${copiedText(await restore(target, folder))}`;
  const erased = list
    ? textOf(await eraseAll(list))
    : 'People erased since the backup have been restored too: run npm run erase-again (docs/backup.md)';
  // What code of another release than this stored.
  const problems = await dataOf(target, { keepsFiles: false }).findProblems();
  return [restored, ...problems, erased].join('\n');
}
