import { importedRows, importFields, institute, type ImportField } from '@institute/schema';
import papa from 'papaparse';

/** A file: the titles of its columns, and its rows. */
export interface ReadFile {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What columns can hold: the fields of an enquiry, and a last name that follows the first. */
export const columnNames = { ...importFields, lastName: 'Last name' } as const;

type ImportColumn = ImportField | 'lastName';

/** Which column has what, by its place; undefined for none. */
export type ImportColumns = Readonly<Partial<Record<ImportColumn, number>>>;

/** Most bytes of a file. */
export const largest = 20_000_000;

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
  if (bytes.byteLength > largest)
    throw new Error(`A file can have at most ${largest / 1_000_000} MB. Split it into several.`);
  // .xlsx and .ods, .xls
  if (starts(bytes, 0x50, 0x4b, 3, 4) || starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new Error('This is a workbook: save it as CSV and try again');
  const text = decode(bytes);
  const { meta } = papa.parse(text.slice(0, 100_000), {
    preview: 10,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  });
  const data: string[][] = [];
  // No row is read that is too many: those of a character each would need a hundred times the memory of their file.
  papa.parse<string[]>(text, {
    delimiter: meta.delimiter,
    skipEmptyLines: 'greedy',
    fastMode: false,
    step: (row, parser) => {
      data.push(row.data);
      if (data.length > importedRows.file + 1) parser.abort();
    },
  });
  const [titles = [], ...rows] = data;
  if (rows.length === 0) throw new Error('This file has no rows below its heading row');
  if (rows.length > importedRows.file)
    throw new Error(
      `A file can have at most ${importedRows.file.toLocaleString(institute.locale)} rows. Split it into several.`,
    );
  return { titles: titles.map((title, index) => title.trim() || `Column ${index + 1}`), rows };
}

/** The same of a chosen file, of which no more is read than such a file may have. */
export const readChosen = async (file: Blob): Promise<ReadFile> =>
  readFile(new Uint8Array(await file.slice(0, largest + 1).arrayBuffer()));

const firstName = /^(?:first|given) name$/;

/** What the titles of columns look like, in lower case; what looks more like it comes first. */
const patterns: Readonly<Record<ImportField, readonly RegExp[]>> = {
  email: [/e-?mail/],
  phone: [/phone|mobile|whatsapp|\btel|contact (?:no|number)/],
  course: [/course|program|interest/],
  name: [/^(?:(?:full|student|candidate)(?:'s)? )?name$/, firstName, /\bname|student|candidate/],
  message: [/message|comment|note|remark|query|question/],
  arrivedOn: [/\bdate|received|arrived|created|timestamp|\bon\b/],
  source: [/\bsource\b/, /platform|channel|came from/],
  city: [/^city$/, /\b(?:city|town|location)\b/],
};

/** Titles of Meta's and Google's exports, and of registers, that look like a field and are none. */
const misleading =
  / - (?:label|type)$|^(?:ad|adset|campaign|form|page) name$|^(?:middle|last|family) name$|phonetic|organi[sz]ation|birth/;

/** The columns as their titles suggest, each for one field. */
export function guessColumns(titles: readonly string[]): ImportColumns {
  const plain = titles.map((title) => title.toLowerCase().replaceAll('_', ' '));
  const taken = new Set<number>();
  const found: Partial<Record<ImportColumn, number>> = {};
  for (const [field, looks] of Object.entries(patterns)) {
    const isOf = (pattern: RegExp) => (title: string, at: number) =>
      !taken.has(at) && !misleading.test(title) && pattern.test(title);
    const index = looks.map((each) => plain.findIndex(isOf(each))).find((at) => at !== -1);
    if (index === undefined) continue;
    taken.add(index);
    found[field as ImportField] = index;
  }
  const lastName = plain.findIndex((title) => /^(?:last|family) name$/.test(title));
  if (lastName !== -1 && firstName.test(plain[found.name ?? -1] ?? '')) found.lastName = lastName;
  return found;
}

/** The cells of a row by field. */
export function cellsOf(
  row: readonly string[],
  columns: ImportColumns,
): Record<ImportField, string> {
  const cellOf = (column: ImportColumn) => row[columns[column] ?? -1] ?? '';
  return {
    ...(Object.fromEntries(
      Object.keys(importFields).map((field) => [field, cellOf(field as ImportField)]),
    ) as Record<ImportField, string>),
    name: `${cellOf('name')} ${cellOf('lastName')}`.trim(),
  };
}
