import type { DocumentData } from 'firebase-admin/firestore';
import type * as z from 'zod';
import { Refused } from '../refused.ts';
import type { References } from './references.ts';
import { exampleId, idTitle, tables, type Column, type TableName } from './tables.ts';
import { csvText } from './csv-text.ts';

type Translate = (text: string) => string;

/** Changes the texts of a field that name something: one text, or a list of them. */
const translated = (value: unknown, translate: Translate): unknown =>
  Array.isArray(value)
    ? value.map((each) => translate(String(each)))
    : value && translate(String(value));

const valueAt = (data: DocumentData, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as DocumentData | undefined)?.[key], data);

/** The cell of a document in a column. */
function cellOf(data: DocumentData, { path, cell, names }: Column, words: References): string {
  const value = valueAt(data, path);
  const isReference = names === 'course' || names === 'trainer';
  const shown = isReference ? translated(value, (id) => words.wordOf(names, id)) : value;
  return shown === undefined ? '' : cell.write(shown as never);
}

/** The documents of a kind as CSV, each with its id. */
export const tableText = (
  name: TableName,
  documents: readonly DocumentData[],
  words: References,
): string =>
  csvText<DocumentData>(
    [
      [idTitle, ({ _id }) => String(_id)],
      ...tables[name].columns.map(
        (column) => [column.title, (data: DocumentData) => cellOf(data, column, words)] as const,
      ),
    ],
    documents,
  );

/** The titles of the columns, and an example, which does not come in. */
export const templateText = (name: TableName): string =>
  csvText<null>(
    [
      [idTitle, () => exampleId],
      ...tables[name].columns.map(({ title, example }) => [title, () => example] as const),
    ],
    [null],
  );

/**
 * Which column of a file has what. Throws `Refused` if it has one that the template lacks, or one twice. Columns about tax
 * also come in by the names of their fields, as an institute whose tax is GST exports them.
 */
export function columnsOf(name: TableName, titles: readonly string[]): (Column | 'id')[] {
  const { columns } = tables[name];
  const known = new Set<Column | 'id'>();
  return titles.map((title) => {
    const wanted = title.toLowerCase();
    const found =
      wanted === idTitle
        ? 'id'
        : (columns.find((each) => each.title.toLowerCase() === wanted) ??
          columns.find(({ path }) => path.toLowerCase() === `fees.${wanted}`));
    if (!found)
      throw new Refused(
        `It has a column "${title}", which the template lacks: npm run import -- ${name} --template`,
      );
    if (known.has(found)) throw new Refused(`It has two columns "${title}": remove one`);
    known.add(found);
    return found;
  });
}

/** What a row says of a document, by the paths of its fields; undefined for an empty cell. */
export function readRow(
  columns: readonly (Column | 'id')[],
  row: readonly string[],
): { readonly id: string; readonly fields: ReadonlyMap<Column, unknown> } {
  const fields = new Map<Column, unknown>();
  let id = '';
  for (const [index, column] of columns.entries()) {
    const cell = row[index] ?? '';
    if (column === 'id') id = cell.trim();
    else
      try {
        fields.set(column, cell.trim() ? column.cell.read(cell) : undefined);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        throw new Refused(`${column.title}: ${error.message}`, { cause: error });
      }
  }
  return { id, fields };
}

/** The fields of a row, with ids and links for what the texts of some columns name. */
export async function withNames(
  fields: ReadonlyMap<Column, unknown>,
  find: (names: NonNullable<Column['names']>, text: string) => string | Promise<string>,
): Promise<ReadonlyMap<Column, unknown>> {
  const found = new Map(fields);
  for (const [column, value] of fields) {
    const { names } = column;
    if (!names || value === undefined) continue;
    const texts = (Array.isArray(value) ? value : [value]).map(String);
    const all = await Promise.all(texts.map((text) => find(names, text)));
    found.set(column, Array.isArray(value) ? all : all[0]);
  }
  return found;
}

/** A document with the fields of a row; those of columns that the file lacks stay as they are. */
export function withFields(
  current: DocumentData,
  fields: ReadonlyMap<Column, unknown>,
): DocumentData {
  const data = structuredClone(current);
  for (const [{ path }, value] of fields) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let place: DocumentData = data;
    for (const key of keys) place = place[key] ??= {};
    place[last] = value;
  }
  return data;
}

/** Why a cell does not come in; where a form offers a choice, with what it offers. */
export function reasonOf({ path, message, ...issue }: z.core.$ZodIssue): string {
  const offered = issue.code === 'invalid_value' ? issue.values.filter(Boolean) : [];
  return `${path.join('.')}: ${message}${offered.length > 0 ? ` (${offered.join(', ')})` : ''}`;
}
