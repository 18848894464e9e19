import {
  contactsOf,
  importedRow,
  importFields,
  importLengths,
  mendRow,
  noName,
  type ImportedRow,
  type ImportField,
} from '@institute/schema';
import { keyOf, type CourseNames } from './course-names.ts';

/** What becomes of a row. */
export const rowStates = {
  ready: 'Will be imported',
  stored: 'Imported',
  duplicate: 'Duplicate',
  refused: 'Cannot be imported',
} as const;

export type RowState = keyof typeof rowStates;

export interface JudgedRow {
  readonly id: string;
  /** Its number in the file, the titles being 1. */
  readonly number: number;
  readonly cells: Readonly<Record<ImportField, string>>;
  readonly state: RowState;
  /** Why it is not stored, or what of it is not stored as it is. */
  readonly why: string;
  /** The enquiry that is there already. */
  readonly duplicateOf?: string;
  /** The row as it is stored. */
  readonly row?: ImportedRow;
}

interface Given {
  readonly id: string;
  readonly cells: Readonly<Record<ImportField, string>>;
}

/** Of each row the first one of the same person: they share a phone or email, or others do with both. */
function firstRows(rows: readonly (ImportedRow | undefined)[]): number[] {
  const earlier = rows.map((_, index) => index);
  const firstOf = (index: number): number => {
    let at = index;
    while (earlier[at] !== at) at = earlier[at] ?? at;
    return at;
  };
  const owners = new Map<string, number>();
  for (const [index, row] of rows.entries())
    for (const contact of row ? contactsOf(row) : []) {
      const [one, other] = [firstOf(owners.get(contact) ?? index), firstOf(index)];
      earlier[Math.max(one, other)] = Math.min(one, other);
      owners.set(contact, Math.min(one, other));
    }
  return rows.map((_, index) => firstOf(index));
}

/** What a later row of the same person gives the first where that has none. */
const added: readonly ImportField[] = [
  'name',
  'phone',
  'email',
  'course',
  'message',
  'source',
  'city',
];

/** What else a later row says, as a line of the message of the first. */
const lineStarts: Readonly<Record<ImportField, string>> = {
  name: 'Other name',
  phone: 'Other phone',
  email: 'Other email',
  course: 'Other course',
  message: 'Other message',
  arrivedOn: 'Also arrived on',
  source: 'Other source',
  city: 'Other city',
};

const namesOf = (fields: readonly ImportField[]): string =>
  fields.map((field) => importFields[field].toLowerCase()).join(', ');

const told = (what: string, fields: readonly ImportField[]): string[] =>
  fields.length > 0 ? [`${what}: ${namesOf(fields)}`] : [];

/** What a row says itself. */
const saidIn = (row: ImportedRow, field: ImportField): string =>
  field === 'name' && row.name === noName ? '' : row[field];

const lineOf = (row: ImportedRow, field: ImportField): string =>
  `${lineStarts[field]}: ${row[field]}`;

const hasLine = ({ message }: ImportedRow, line: string): boolean =>
  `\n${message}\n`.includes(`\n${line}\n`);

/** Whether a row says in a field, or in its message, what another one says in that field. */
const saysToo = (row: ImportedRow, field: ImportField, other: ImportedRow): boolean =>
  row[field].toLowerCase() === other[field].toLowerCase() ||
  hasLine(row, lineOf(other, field)) ||
  (field === 'message' && hasLine(row, other.message));

/** Adds a line to the message of a row; false where it does not fit. */
function addLine(row: ImportedRow, line: string): boolean {
  const message = [row.message, line].filter(Boolean).join('\n');
  if (message.length > importLengths.message) return false;
  row.message = message;
  return true;
}

/**
 * Adds to the row of a person what a later row has and it lacks, and to its message what differs; says what
 * became of the later one.
 */
function addTo(first: ImportedRow, number: number, later: ImportedRow): string {
  const missing = added.filter((field) => saidIn(later, field) && !saidIn(first, field));
  for (const field of missing) first[field] = later[field];
  const different = (Object.keys(lineStarts) as ImportField[]).filter(
    (field) => saidIn(later, field) && !saysToo(first, field, later),
  );
  const kept = different.filter((field) => addLine(first, lineOf(later, field)));
  const lost = different.filter((field) => !kept.includes(field));
  return [
    `The same person as row ${number}`,
    ...told('Added there', missing),
    ...told('Different, so added to the message there', kept),
    ...told('Not imported, because it does not fit in the message there', lost),
  ].join('. ');
}

const asNamed = (cells: Given['cells'], courseNames: CourseNames): Given['cells'] => ({
  ...cells,
  course: courseNames.get(keyOf(cells.course)) ?? cells.course,
});

/**
 * Judges the rows of a file by themselves: what is wrong, and which are of one person. Those become one
 * enquiry with what all of them have. Courses are what their names stand for.
 */
export function judgeRows(
  given: readonly Given[],
  courseNames: CourseNames = new Map(),
): JudgedRow[] {
  const mended = given.map(({ cells }) => mendRow(asNamed(cells, courseNames)));
  const parsed = mended.map(({ cells }) => importedRow.safeParse(cells));
  const rows = parsed.map(({ data }) => data);
  const firsts = firstRows(rows);
  return given.map(({ id, cells }, index) => {
    const number = index + 2;
    const row = rows[index];
    const notes = mended[index]?.notes ?? [];
    if (!row) {
      const problems = parsed[index]?.error?.issues.map(({ message }) => message) ?? [];
      return { id, number, cells, state: 'refused', why: problems.join('. ') };
    }
    const at = firsts[index] ?? index;
    const first = rows[at];
    if (at === index || !first)
      return { id, number, cells, state: 'ready', why: notes.join('. '), row };
    return { id, number, cells, state: 'duplicate', why: addTo(first, at + 2, row), row };
  });
}

/** Of rows, by their ids: the enquiry that is there already, undefined for none. */
export type Outcomes = ReadonlyMap<string, string | undefined>;

/** The rows with what the server says of some of them. */
export const withOutcomes = (
  rows: readonly JudgedRow[],
  outcomes: Outcomes,
  state: 'ready' | 'stored',
): JudgedRow[] =>
  rows.map((judged) => {
    if (!outcomes.has(judged.id)) return judged;
    const duplicateOf = outcomes.get(judged.id);
    return duplicateOf === undefined
      ? { ...judged, state }
      : { ...judged, state: 'duplicate', why: 'This person already has an enquiry', duplicateOf };
  });

/** The rows with why the server refuses some of them. */
export const withRefused = (
  rows: readonly JudgedRow[],
  refused: ReadonlyMap<string, string>,
): JudgedRow[] =>
  rows.map((judged) => {
    const why = refused.get(judged.id);
    return why === undefined ? judged : { ...judged, state: 'refused', why };
  });
