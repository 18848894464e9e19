/** `npm run fill-in-enquiries`: makes enquiries of earlier releases searchable at once. */
import { runCommand } from './backup/command.ts';
import { workOn } from './backup/erase-again.ts';
import { requireConfirmed, targetOf } from './backup/target.ts';

await runCommand(async ({ confirm, ...options }) => {
  const target = targetOf(options, process.env);
  requireConfirmed(target, confirm);
  workOn(target);
  const { fillInFindable } = await import('../functions/src/enquiries/fill-in-findable.ts');
  return `Enquiries and versions of them that were filled in: ${await fillInFindable()}`;
});
