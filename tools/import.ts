/**
 * `npm run import -- wordpress file.xml` and `npm run import -- courses file.csv`: brings in what another site or a
 * spreadsheet has (README.md, "Moving in").
 */
import { runWriting } from './backup/command.ts';
import { templateText } from './import/csv/rows.ts';
import { tableNames } from './import/csv/tables.ts';
import { Refused } from './import/refused.ts';

const usage = `Usage: npm run import -- wordpress file.xml [--pictures folder | --download] [--dry-run]
       npm run import -- ${tableNames.join('|')} file.csv [--pictures folder] [--dry-run]
       npm run import -- ${tableNames.join('|')} --template
       with [--project id --confirm id] for a project that is not that of npm start`;

/** The import of a kind of file. The code of the functions is loaded once the project is known. */
async function importer(what: string | undefined) {
  if (what === 'wordpress')
    return (await import('./import/wordpress/import-wordpress.ts')).importWordpress;
  const table = tableNames.find((name) => name === what);
  if (!table) return undefined;
  const { importCsv } = await import('./import/csv/import-csv.ts');
  return (...given: Tail<Parameters<typeof importCsv>>) => importCsv(table, ...given);
}

type Tail<List> = List extends [unknown, ...infer Rest] ? Rest : never;

await runWriting(async ({ projectId }, { positionals: [what, file], ...given }) => {
  const table = tableNames.find((name) => name === what);
  // A line break is added when it is printed.
  if (table && given.template) return templateText(table).slice(0, -1);
  const run = await importer(what);
  if (!run || !file) throw new Error(usage);
  const isDry = given['dry-run'] ?? false;
  try {
    const report = await run(file, { ...given, isDry });
    return `${isDry ? 'Would come' : 'Came'} into "${projectId}":\n${report.summary()}`;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Error(`${file} does not come in. ${error.message}`, { cause: error });
  }
});
