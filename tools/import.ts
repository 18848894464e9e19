/**
 * `npm run import -- wordpress file.xml [--pictures folder | --download]`: brings in what another site has (README.md, "Moving
 * in").
 */
import { runWriting } from './backup/command.ts';
import { Refused } from './import/refused.ts';

const usage = `Usage: npm run import -- wordpress file.xml [--pictures folder | --download] [--dry-run]
       with [--project id --confirm id] for a project that is not that of npm start`;

await runWriting(async ({ projectId }, { positionals: [what, file], ...given }) => {
  if (what !== 'wordpress' || !file) throw new Error(usage);
  const { importWordpress } = await import('./import/wordpress/import-wordpress.ts');
  const isDry = given['dry-run'] ?? false;
  try {
    const report = await importWordpress(file, { ...given, isDry });
    return `${isDry ? 'Would come' : 'Came'} into "${projectId}":\n${report.summary()}`;
  } catch (error) {
    if (error instanceof Refused)
      throw new Error(`${file} does not come in. ${error.message}`, { cause: error });
    throw error;
  }
});
