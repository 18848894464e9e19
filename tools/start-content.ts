/** `npm run start-content`: writes what the first pages of a new institute say, where nothing is written yet. */
import { runWriting } from './backup/command.ts';

await runWriting(0, async ({ projectId }) => {
  const { firestore } = await import('../functions/src/platform/admin.ts');
  const { writeStartContent } = await import('./seed/start-content.ts');
  return `${await writeStartContent(firestore())} documents written to "${projectId}"`;
});
