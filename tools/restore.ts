/** `npm run restore -- folder [--erasures list]`: copies a backup into an empty project. */
import { runWriting } from './backup/command.ts';
import { restoreProject } from './backup/restore-project.ts';

await runWriting(1, async (target, { folder, erasures }) => {
  if (!folder)
    throw new Error(
      'Usage: npm run restore -- folder [--project id --confirm id] [--erasures list]',
    );
  return restoreProject(target, folder, erasures);
});
