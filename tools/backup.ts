/** `npm run backup [-- folder]`: copies all documents and files of a project to a new folder. */
import { runReading } from './backup/command.ts';
import { backup, copiedText, folderOf } from './backup/copy.ts';

await runReading(1, async (target, { folder }) => {
  const to = folder ?? folderOf(target);
  const copied = copiedText(await backup(target, to));
  return `Backed up "${target.projectId}" to ${to}: ${copied}`;
});
