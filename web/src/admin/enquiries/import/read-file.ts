import { importedRows, importFields, type ImportField } from '@institute/schema';
import { parse } from 'papaparse';

/** A file: the titles of its columns, and its rows. */
export interface ReadFile {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Which column has a field, by its place; undefined for none. */
export type ImportColumns = Readonly<Partial<Record<ImportField, number>>>;

/** Most bytes of a file. */
const largest = 20_000_000;

const starts = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

/** The text of a file in UTF-8 or UTF-16, else in Windows-1252, as Excel writes it. */
function decode(bytes: Uint8Array): string {
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a CSV file; throws what is wrong with it in words. */
export function readFile(bytes: Uint8Array): ReadFile {
  if (bytes.byteLength > largest) throw new Error('This file is too large');
  const { data } = parse<string[]>(decode(bytes), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const [titles = [], ...rows] = data;
  if (rows.length === 0) throw new Error('This file has no rows below its titles');
  if (rows.length > importedRows.file)
    throw new Error(
      `A file has at most ${importedRows.file.toLocaleString('en-IN')} rows: this one has ${rows.length.toLocaleString('en-IN')}`,
    );
  return { titles: titles.map((title, index) => title.trim() || `Column ${index + 1}`), rows };
}

/** What the titles of columns look like. */
const patterns: Readonly<Record<ImportField, RegExp>> = {
  email: /e-?mail/i,
  phone: /phone|mobile|whatsapp|\btel|contact (?:no|number)/i,
  name: /name|student|candidate/i,
  course: /course|program|interest/i,
  message: /message|comment|note|remark|query|question/i,
  arrivedOn: /date|received|arrived|created|timestamp|\bon\b/i,
};

/** The columns as their titles suggest, each for one field. */
export function guessColumns(titles: readonly string[]): ImportColumns {
  const taken = new Set<number>();
  const found: Partial<Record<ImportField, number>> = {};
  for (const [field, pattern] of Object.entries(patterns)) {
    const index = titles.findIndex((title, at) => !taken.has(at) && pattern.test(title));
    if (index === -1) continue;
    taken.add(index);
    found[field as ImportField] = index;
  }
  return found;
}

/** The cells of a row by field. */
export const cellsOf = (row: readonly string[], columns: ImportColumns) =>
  Object.fromEntries(
    Object.keys(importFields).map((field) => {
      const column = columns[field as ImportField];
      return [field, column === undefined ? '' : (row[column] ?? '')];
    }),
  ) as Record<ImportField, string>;
