/** `npm run erase-again -- list`: repeats the erasures of a list, after a backup was restored. */
import { runCommand } from './backup/command.ts';
import { eraseAll, textOf } from './backup/erase-again.ts';
import { requireConfirmed, targetOf } from './backup/target.ts';

await runCommand(async ({ folder, confirm, ...options }) => {
  if (!folder) throw new Error('Usage: npm run erase-again -- list [--project id --confirm id]');
  const target = targetOf(options, process.env);
  requireConfirmed(target, confirm);
  return textOf(await eraseAll(target, folder));
});
