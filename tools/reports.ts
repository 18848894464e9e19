/** `npm run reports`: computes the figures of every day from the records. */
import { runCommand } from './backup/command.ts';
import { workOn } from './backup/erase-again.ts';
import { requireConfirmed, targetOf } from './backup/target.ts';

await runCommand(async ({ confirm, ...options }) => {
  const target = targetOf(options, process.env);
  requireConfirmed(target, confirm);
  workOn(target);
  const { keepAllDays } = await import('../functions/src/reports/reports.ts');
  return `Days whose figures were computed: ${await keepAllDays()}`;
});
