import { institute } from '@institute/schema';
import papa from 'papaparse';

/**
 * Spreadsheets run a cell as a formula if it begins like this, also with fullwidth or small forms
 * of these characters and after whitespace; a leading apostrophe makes it text.
 */
export const formula = /^[\s\p{C}]*[=+\-@|%−＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;

/** Columns of a file: a title and the cell of an item. */
export type Columns<Item> = readonly (readonly [title: string, cell: (item: Item) => string])[];

/** The items as CSV (RFC 4180), with a byte order mark so that Excel detects UTF-8. */
export function csvOf<Item>(columns: Columns<Item>, items: readonly Item[]): string {
  const rows = [
    columns.map(([title]) => title),
    ...items.map((item) => columns.map(([, cell]) => cell(item))),
  ];
  return `\uFEFF${papa.unparse(rows, { quotes: true, escapeFormulae: formula })}\r\n`;
}

/** A timestamp for a spreadsheet, in the institute's time zone. */
export const csvTime = (iso: string): string =>
  new Date(iso).toLocaleString('sv-SE', { timeZone: institute.timeZone });
