/** `npm run restore -- folder`: copies a backup into an empty project. */
import { runCommand } from './backup/command.ts';
import { restore } from './backup/copy.ts';
import { requireConfirmed, targetOf } from './backup/target.ts';

await runCommand(async ({ folder, confirm, ...options }) => {
  if (!folder) throw new Error('Usage: npm run restore -- folder [--project id --confirm id]');
  const target = targetOf(options, process.env);
  requireConfirmed(target, confirm);
  return { done: `Restored "${target.projectId}"`, ...(await restore(target, folder)) };
});
