/** `npm run summaries`: makes the summaries of all lists anew. */
import { runWriting } from './backup/command.ts';

await runWriting(0, async ({ projectId }) => {
  const { firestore } = await import('../functions/src/platform/admin.ts');
  const { rebuildSummaries } =
    await import('../functions/src/content/summaries/update-summaries.ts');
  return `Summaries of "${projectId}" made from ${await rebuildSummaries(firestore())} documents`;
});
