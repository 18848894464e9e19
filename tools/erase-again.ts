/** `npm run erase-again -- list`: repeats the erasures of a list, after a backup was restored. */
import { runWriting } from './backup/command.ts';
import { eraseAll, readErasures, textOf } from './backup/erase-again.ts';

await runWriting(1, async (_, { folder }) => {
  if (!folder) throw new Error('Usage: npm run erase-again -- list [--project id --confirm id]');
  return textOf(await eraseAll(await readErasures(folder)));
});
