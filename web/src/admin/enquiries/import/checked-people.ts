import { contactsOf } from '@institute/schema';
import type { JudgedRow, Outcomes } from './judge-rows.ts';

const personOf = ({ row }: JudgedRow): string => (row ? contactsOf(row).join(' ') : '');

/**
 * What a check was told of the people of a file; other columns for the rest of a row do not change it. A second row of a
 * person was never asked about, and has no outcome of its own.
 */
export function checkedPeople() {
  const known = new Map<string, string | undefined>();
  return {
    note(rows: readonly JudgedRow[], outcomes: Outcomes): void {
      for (const row of rows)
        if (outcomes.has(row.id)) known.set(personOf(row), outcomes.get(row.id));
    },
    outcomesOf: (rows: readonly JudgedRow[]): Outcomes =>
      new Map(
        rows
          .filter((row) => row.state === 'ready' && known.has(personOf(row)))
          .map((row) => [row.id, known.get(personOf(row))]),
      ),
  };
}
