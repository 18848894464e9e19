/** `npm run migrate`: backs up a project and does the migrations that it lacks, as a deploy does. */
import { runWriting } from './backup/command.ts';
import { dataOf } from './deploy/data.ts';

await runWriting(0, async (target) => {
  await dataOf(target, { keepsFiles: true }).migrate((text) => void process.stdout.write(text));
  return `The stored data of "${target.projectId}" has the form that this code reads`;
});
