/** `npm run backup [-- folder]`: copies all documents and files of a project to a new folder. */
import { join } from 'node:path';
import { copiedText, runReading } from './backup/command.ts';
import { backup } from './backup/copy.ts';
import { root } from '../tests/support/ports.ts';

await runReading(async (target, { folder }) => {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const to = folder ?? join(root, 'backups', `${target.projectId}-${time}`);
  const copied = copiedText(await backup(target, to));
  return `Backed up "${target.projectId}" to ${to}: ${copied}`;
});
