import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Admin } from '../http/authenticate.ts';
import { ApiError } from '../http/errors.ts';
import { transact } from '../transact.ts';

/**
 * What a document shall hold after the write, given what it holds: undefined deletes it, the very
 * same object leaves it alone. It may read more within the transaction, and refuse by an error.
 */
export type Change = (
  current: DocumentData | undefined,
  transaction: Transaction,
) => Promise<DocumentData | undefined>;

/** Now, but later than `previous`: two writes of one document never share their `updatedAt`. */
function timeAfter(previous: unknown): string {
  const earliest = typeof previous === 'string' ? Date.parse(previous) + 1 : 0;
  return new Date(Math.max(Date.now(), earliest || 0)).toISOString();
}

/**
 * Every change of the site's content goes through here, in one transaction. Returns what the
 * document holds now, or held before it was deleted. Writes with the same `turn` wait for each
 * other within the instance.
 */
export function write(
  document: DocumentReference,
  admin: Admin,
  change: Change,
  turn = document.path,
): Promise<DocumentData | undefined> {
  const attempt = async (transaction: Transaction): Promise<DocumentData | undefined> => {
    const current = (await transaction.get(document)).data();
    const fields = await change(current, transaction);
    if (!fields) {
      transaction.delete(document);
      return current;
    }
    if (fields === current) return current;
    const updatedAt = timeAfter(current?.['updatedAt']);
    const createdAt = current?.['createdAt'] ?? updatedAt;
    const next = { ...fields, createdAt, updatedAt, updatedBy: admin.uid };
    transaction.set(document, next);
    return next;
  };
  return transact(
    turn,
    attempt,
    () => new ApiError('conflict', 'Others are saving this at the same time; try again'),
  );
}

/** Refuses an edit that is based on something older than what is stored. */
export function requireCurrent(
  basedOn: string | undefined,
  current: DocumentData | undefined,
  asAnswer: (current: DocumentData) => unknown,
): void {
  if (basedOn === undefined || basedOn === current?.['updatedAt']) return;
  throw new ApiError('conflict', 'This was changed by someone else in the meantime', {
    ...(current && { data: asAnswer(current) }),
  });
}
