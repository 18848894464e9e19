/** `npm run restore -- folder [--erasures list]`: copies a backup into an empty project. */
import { copiedText, runCommand } from './backup/command.ts';
import { restore } from './backup/copy.ts';
import { eraseAll, textOf } from './backup/erase-again.ts';
import { requireConfirmed, targetOf } from './backup/target.ts';

await runCommand(async ({ folder, confirm, erasures, ...options }) => {
  if (!folder)
    throw new Error(
      'Usage: npm run restore -- folder [--project id --confirm id] [--erasures list]',
    );
  const target = targetOf(options, process.env);
  requireConfirmed(target, confirm);
  const restored = `Restored "${target.projectId}": ${copiedText(await restore(target, folder))}`;
  if (erasures) return `${restored}\n${textOf(await eraseAll(target, erasures))}`;
  return `${restored}\nPeople erased since the backup have been restored too: run npm run erase-again (docs/backup.md)`;
});
