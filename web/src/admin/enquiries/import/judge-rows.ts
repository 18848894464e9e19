import { firstOwner, importedRow, type ImportedRow, type ImportField } from '@institute/schema';

/** What becomes of a row. */
export const rowStates = {
  ready: 'Would be stored',
  stored: 'Stored',
  duplicate: 'Duplicate',
  refused: 'Refused',
} as const;

export type RowState = keyof typeof rowStates;

export interface JudgedRow {
  readonly id: string;
  /** Its number in the file, the titles being 1. */
  readonly number: number;
  readonly cells: Readonly<Record<ImportField, string>>;
  readonly state: RowState;
  /** Why it is not stored. */
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

/** Judges the rows of a file by themselves: what is wrong, and whose phone or email an earlier row has. */
export function judgeRows(given: readonly Given[]): JudgedRow[] {
  const owners = new Map<string, string>();
  return given.map(({ id, cells }, index) => {
    const number = index + 2;
    const { data: row, error } = importedRow.safeParse(cells);
    if (!row)
      return {
        id,
        number,
        cells,
        state: 'refused',
        why: error.issues.map(({ message }) => message).join('. '),
      };
    const owner = firstOwner(row, String(number), owners);
    return owner === undefined
      ? { id, number, cells, state: 'ready', why: '', row }
      : { id, number, cells, state: 'duplicate', why: `The same person as row ${owner}`, row };
  });
}

/** The rows with what the server says of some of them. */
export const withOutcomes = (
  rows: readonly JudgedRow[],
  outcomes: ReadonlyMap<string, string | undefined>,
  state: 'ready' | 'stored',
): JudgedRow[] =>
  rows.map((judged) => {
    if (!outcomes.has(judged.id)) return judged;
    const duplicateOf = outcomes.get(judged.id);
    return duplicateOf === undefined
      ? { ...judged, state }
      : { ...judged, state: 'duplicate', why: 'There is an enquiry of this person', duplicateOf };
  });
