import type { ImportOutcome } from '@institute/schema';
import { ApiError } from '../../../lib/api/api-error.ts';

interface Sent {
  readonly outcomes: readonly ImportOutcome[];
  /** Why rows are refused, by their ids. */
  readonly refused: ReadonlyMap<string, string>;
}

/** The rows that a failure is about; of another one nothing is known of any. */
function refusedBy(error: unknown, rows: readonly { readonly id: string }[]): Map<string, string> {
  const fields = error instanceof ApiError ? error.fields : {};
  const refused = new Map<string, string>();
  for (const [field, why] of Object.entries(fields)) {
    const [, index = ''] = /^rows\.(\d+)\./.exec(field) ?? [];
    const row = index === '' ? undefined : rows[Number(index)];
    if (row) refused.set(row.id, why);
  }
  if (refused.size === 0) throw error;
  return refused;
}

/** Sends rows, and without those that the server refuses once more: one row does not cost the others. */
export async function sendRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  call: (rows: readonly Row[]) => Promise<readonly ImportOutcome[]>,
): Promise<Sent> {
  const nothing = new Map<string, string>();
  try {
    return { outcomes: await call(rows), refused: nothing };
  } catch (error) {
    const refused = refusedBy(error, rows);
    const others = rows.filter(({ id }) => !refused.has(id));
    return { outcomes: others.length > 0 ? await call(others) : [], refused };
  }
}
