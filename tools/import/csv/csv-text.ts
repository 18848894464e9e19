import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { plainCharacters } from '../../../functions/src/platform/plain-characters.ts';
import { csvOf, formula, type Columns } from '../../../web/src/admin/shell/files/csv.ts';
import {
  largest,
  readFile,
  type ReadFile,
} from '../../../web/src/admin/enquiries/import/read-file.ts';
import { Refused } from '../refused.ts';

/** Whether a cell could run as a formula but for the apostrophes in front. */
const isHeld = (cell: string): boolean => formula.test(cell.replace(/^'+/, ''));

/** The items as CSV in which no cell runs; `readCsv` gives each cell as it was. */
export const csvText = <Item>(columns: Columns<Item>, items: readonly Item[]): string =>
  csvOf(
    columns.map(([title, cell]) => [
      title,
      (item: Item) => {
        const text = cell(item);
        return text.startsWith("'") && isHeld(text) ? `'${text}` : text;
      },
    ]),
    items,
  );

/** A CSV file, from here or from a spreadsheet. Throws `Refused` if it has no rows, or too many. */
export function readCsv(bytes: Uint8Array): ReadFile {
  try {
    const { titles, rows } = readFile(bytes);
    const bare = (cell: string) =>
      plainCharacters(cell.startsWith("'") && isHeld(cell) ? cell.slice(1) : cell);
    return { titles, rows: rows.map((row) => row.map(bare)) };
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : '', { cause: error });
  }
}

/** The same of a file at a path, of which no more is read than such a file may have. */
export const readCsvFile = async (path: string): Promise<ReadFile> =>
  readCsv(await buffer(createReadStream(path, { end: largest })));
