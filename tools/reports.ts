/** `npm run reports`: computes the figures of every day from the records. */
import { runWriting } from './backup/command.ts';

await runWriting(0, async () => {
  const { keepAllDays } = await import('../functions/src/reports/reports.ts');
  return `Figures computed for ${await keepAllDays()} days`;
});
