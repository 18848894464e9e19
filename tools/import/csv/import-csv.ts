import { documentIdPattern, kinds } from '@institute/schema';
import { isDeepStrictEqual } from 'node:util';
import { createHash } from 'node:crypto';
import type { DocumentData } from 'firebase-admin/firestore';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { Refused } from '../refused.ts';
import { newReport, type Report } from '../report.ts';
import { documentOf, storeContent, toRefused } from '../store-content.ts';
import { readCsvFile } from './csv-text.ts';
import { fileLinks } from './files.ts';
import { readReferences } from './references.ts';
import { columnsOf, readRow, reasonOf, withFields, withNames } from './rows.ts';
import { exampleId, tables, type Column, type TableName } from './tables.ts';

interface CsvOptions {
  /** A folder with the files that cells name. */
  readonly pictures?: string | undefined;
  /** Whether nothing is stored. */
  readonly isDry?: boolean | undefined;
}

/** What a form has of a stored document, which may be older than the form. */
const formOf = (name: TableName, data: DocumentData): DocumentData =>
  Object.fromEntries(
    tables[name].columns.flatMap(({ path }) => {
      const [key = ''] = path.split('.');
      return data[key] === undefined ? [] : [[key, data[key]]];
    }),
  );

/**
 * Imports a table. A row replaces the document with its id; without an id, that which is the same by its slug, name
 * or words; else it is new.
 */
export async function importCsv(
  name: TableName,
  path: string,
  { pictures, isDry = false }: CsvOptions,
  report: Report = newReport(),
): Promise<Report> {
  const { titles, rows } = await readCsvFile(path);
  const columns = columnsOf(name, titles);
  const [words, linkOf] = [await readReferences(), await fileLinks(pictures, isDry)];
  const { keyOf } = tables[name];
  const stored = (await firestore().collection(name).get()).docs;
  const current = new Map(stored.map((each) => [each.id, each.data()]));
  const ids = new Map<string, string>();
  for (const [id, data] of current) ids.set(keyOf(data), id);
  const seen = new Map<string, number>();

  const importRow = async (row: readonly string[], line: number): Promise<void> => {
    const { id: given, fields: read } = readRow(columns, row);
    if (given === exampleId)
      throw new Refused(`has the id of the template's example: clear the id if the row is yours`);
    if (given && !documentIdPattern.test(given)) throw new Refused(`"${given}" cannot be an id`);
    const find = (names: NonNullable<Column['names']>, text: string) =>
      names === 'course' || names === 'trainer' ? words.idOf(names, text) : linkOf(names, text);
    const fields = await withNames(read, find);
    const key = keyOf(withFields({}, fields));
    const hash = createHash('sha256').update(`${name} ${key}`).digest('hex').slice(0, 20);
    const id = given || ids.get(key) || `csv-${hash}`;
    const before = seen.get(id);
    if (before !== undefined) throw new Refused(`is the same as row ${before}`);
    seen.set(id, line);
    const { data: input, error } = kinds[name].body.safeParse(
      withFields(formOf(name, current.get(id) ?? {}), fields),
    );
    if (!input) {
      throw new Refused(error.issues.map(reasonOf).join('; '));
    }
    if (isDry) {
      const known = current.get(id);
      const isSame = isDeepStrictEqual({ ...known, ...input }, known);
      return report.count(name, isSame ? 'same' : known ? 'changed' : 'new');
    }
    report.count(name, (await storeContent(documentOf(name, id), name, input)).outcome);
  };

  for (const [index, row] of rows.entries()) {
    // The first row of a file has the titles.
    const line = index + 2;
    try {
      await importRow(row, line);
    } catch (error) {
      const refused = toRefused(error);
      if (!(refused instanceof Refused)) throw error;
      report.refuse(`row ${line}`, refused.message);
    }
  }
  return report;
}
