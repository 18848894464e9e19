import { ApiError } from '../../lib/api/api-error.ts';
import { unknown, unreached } from '../../lib/notifications/notify-failure.ts';

/** Most rows that a message names. */
const named = 5;

/** Several problems as one text. */
const told = (problems: readonly string[]): string => {
  const more = problems.length - named;
  return [...problems.slice(0, named), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
};

const whyOf = (error: unknown): string =>
  (error instanceof ApiError && (error.message || (error.status === 0 && unreached))) || unknown;

/** Whether a call failed for its row alone: without an answer, or after too many calls, the next would fail, too. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status > 0 && error.status !== 429;

/** Deletes rows one after another; resolves to what kept which of them, or to nothing. One that is refused does not keep the others. */
export async function deleteRows<Row extends { readonly _id: string }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  remove: (id: string) => Promise<unknown>,
): Promise<string> {
  const problems: string[] = [];
  for (const row of rows) {
    try {
      await remove(row._id);
    } catch (error) {
      problems.push(`${nameOf(row)}: ${whyOf(error).replace(/\.$/, '')}.`);
      if (!isRefusal(error)) break;
    }
  }
  return told(problems);
}
