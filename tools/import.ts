/**
 * `npm run import -- wordpress file.xml` and `npm run import -- courses file.csv`: brings in what another site or a
 * spreadsheet has (README.md, "Moving in").
 */
import { runWriting } from './backup/command.ts';
import { templateText } from './import/csv/rows.ts';
import { tableNames } from './import/csv/tables.ts';
import { Refused } from './import/refused.ts';
import { oneLine } from './import/report.ts';
import { requireFile } from './import/require-file.ts';

const usage = `Usage: npm run import -- wordpress file.xml [--pictures folder | --download] [--dry-run]
       npm run import -- ${tableNames.join('|')} file.csv [--pictures folder] [--dry-run]
       npm run import -- ${tableNames.join('|')} --template
       with [--project id --confirm id] for a project that is not that of npm start`;

await runWriting(2, async ({ projectId }, { positionals: [what, file], ...given }) => {
  const table = tableNames.find((name) => name === what);
  // A line break is added when it is printed.
  if (table && given.template) return templateText(table).slice(0, -1);
  if (!(table || what === 'wordpress') || !file) throw new Error(usage);
  const isDry = given['dry-run'] ?? false;
  const options = { ...given, isDry };
  try {
    requireFile(file);
    // The code of the functions is loaded once the project is known.
    const report = table
      ? await (await import('./import/csv/import-csv.ts')).importCsv(table, file, options)
      : await (
          await import('./import/wordpress/import-wordpress.ts')
        ).importWordpress(file, options);
    return `${isDry ? 'Would come' : 'Came'} into "${projectId}":\n${report.summary()}`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Error(oneLine(`${file} does not come in. ${error.message}`), { cause: error });
  }
});
