/** `npm run summaries -- [--project id --confirm id]`: makes the summaries of all lists anew. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { rebuildSummaries } from '../functions/src/content/summaries/keep-summary.ts';
import { runCommand } from './backup/command.ts';
import { requireConfirmed, targetOf } from './backup/target.ts';

await runCommand(async ({ confirm, ...options }) => {
  const target = targetOf(options, process.env);
  requireConfirmed(target, confirm);
  Object.assign(process.env, target.emulators, {
    ...(target.emulators && { METADATA_SERVER_DETECTION: 'none' }),
  });
  const app = initializeApp({ projectId: target.projectId });
  const count = await rebuildSummaries(getFirestore(app));
  await deleteApp(app);
  return `Summed up ${count} documents of "${target.projectId}"`;
});
