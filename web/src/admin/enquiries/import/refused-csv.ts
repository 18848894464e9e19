import { csvOf, type Columns } from '../../shell/files/csv.ts';
import type { JudgedRow } from './judge-rows.ts';
import type { ReadFile } from './read-file.ts';

/** The rows that cannot be imported as they are in the file, each with the reason: to mend and to try again. */
export function refusedCsv({ titles, rows }: ReadFile, judged: readonly JudgedRow[]): string {
  const refused = judged.filter(({ state }) => state === 'refused');
  const columns: Columns<JudgedRow> = [
    ...titles.map(
      (title, index) =>
        [title, ({ number }: JudgedRow) => rows[number - 2]?.[index] ?? ''] as const,
    ),
    ['Cannot be imported', ({ why }) => why],
  ];
  return csvOf(columns, refused);
}
