import { isDeepStrictEqual } from 'node:util';
import type { AdminAction } from '@institute/schema';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Admin } from '../platform/caller/authenticate.ts';
import { ApiError } from '../platform/errors.ts';
import { transact } from '../platform/transact.ts';
import { keepHistory } from './history.ts';

/**
 * What a document shall hold after the write, given what it holds: undefined deletes it, the same
 * content leaves it alone. It may read more within the transaction, and refuse by an error.
 */
type Change = (
  current: DocumentData | undefined,
  transaction: Transaction,
) => Promise<DocumentData | undefined>;

interface WriteOptions {
  /** Writes with the same one wait for each other within the instance; the document's path. */
  readonly turn?: string;
  /** What the history calls a write that is neither a create, an update nor a delete. */
  readonly action?: (next: DocumentData) => AdminAction;
}

/**
 * Bytes that a document may have as JSON, where it is hardly ever smaller than in Firestore: its
 * version then fits Firestore's 1 MiB as well, with who replaced it and when.
 */
const sizeLimit = 1_000_000;

function requireSize(document: DocumentData): void {
  if (Buffer.byteLength(JSON.stringify(document)) <= sizeLimit) return;
  throw new ApiError('too-large', 'This is too large to be stored');
}

/** Now, but later than `previous`: two writes of one document never share their `updatedAt`. */
export function timeAfter(previous: unknown): string {
  const earliest = typeof previous === 'string' ? Date.parse(previous) + 1 : 0;
  return new Date(Math.max(Date.now(), earliest || 0)).toISOString();
}

/**
 * What every write puts into a document by itself, and `updatedBy`, which older ones still hold: anybody
 * reads the content, so who wrote it is in `versions` and `audit` alone.
 */
const stamps = ['createdAt', 'updatedAt', 'updatedBy'];

const contentOf = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !stamps.includes(key)));

const isUnchanged = (next: DocumentData | undefined, current: DocumentData | undefined): boolean =>
  isDeepStrictEqual(next && contentOf(next), current && contentOf(current));

/**
 * Every change of the site's content goes through here, in one transaction, which keeps what it
 * replaces and puts it on record. Returns what the document holds now, or held before it was
 * deleted.
 */
export function write(
  document: DocumentReference,
  admin: Admin,
  change: Change,
  { turn = document.path, action }: WriteOptions = {},
): Promise<DocumentData | undefined> {
  // Where the answer to a commit is lost, the transaction is tried again and finds what it wrote.
  let tried: { next: DocumentData | undefined; result: DocumentData | undefined } | undefined;
  const attempt = async (transaction: Transaction): Promise<DocumentData | undefined> => {
    const current = (await transaction.get(document)).data();
    if (tried && isDeepStrictEqual(tried.next, current)) return tried.result;
    const fields = await change(current, transaction);
    if (isUnchanged(fields, current)) return current;
    const at = timeAfter(current?.['updatedAt']);
    if (!fields) {
      await keepHistory(transaction, document, current, { action: 'delete', admin, at });
      transaction.delete(document);
      tried = { next: undefined, result: current };
      return current;
    }
    const createdAt = current?.['createdAt'] ?? fields['createdAt'] ?? at;
    const next = { ...contentOf(fields), createdAt, updatedAt: at };
    requireSize(next);
    const done = action?.(next) ?? (current ? 'update' : 'create');
    await keepHistory(transaction, document, current, { action: done, admin, at });
    transaction.set(document, next);
    tried = { next, result: next };
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
