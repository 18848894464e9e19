/** `npm run restore -- folder [--erasures list]`: copies a backup into an empty project. */
import { runWriting } from './backup/command.ts';
import { copiedText, restore } from './backup/copy.ts';
import { eraseAll, readErasures, textOf } from './backup/erase-again.ts';
import { dataOf } from './deploy/data.ts';

await runWriting(1, async (target, { folder, erasures }) => {
  if (!folder)
    throw new Error(
      'Usage: npm run restore -- folder [--project id --confirm id] [--erasures list]',
    );
  // Before anything is copied, so that a wrong name leaves nobody's data in an empty project.
  const list = erasures && (await readErasures(erasures));
  const restored = `Restored "${target.projectId}": ${copiedText(await restore(target, folder))}`;
  const erased = list
    ? textOf(await eraseAll(list))
    : 'People erased since the backup have been restored too: run npm run erase-again (docs/backup.md)';
  // What code of another release than this stored.
  const problems = await dataOf(target, { keepsFiles: false }).findProblems();
  return [restored, ...problems, erased].join('\n');
});
