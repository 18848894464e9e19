import { isDeepStrictEqual } from 'node:util';
import type { AdminAction } from '@institute/schema';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Admin } from '../platform/caller/authenticate.ts';
import { ApiError } from '../platform/errors.ts';
import { transact } from '../platform/transact.ts';
import { keepHistory } from './history.ts';
import { keepSummary } from './summaries/keep-summary.ts';
import { isKind } from './summaries/kinds.ts';

/** Notes what else to write in the transaction: it reads everything before it writes anything. */
export type Later = (write: (transaction: Transaction) => void) => void;

/**
 * Computes the new content of a document from its current one: undefined deletes the document,
 * equal content leaves it unchanged. It may read more within the transaction, and reject the write
 * by throwing.
 */
type Change = (
  current: DocumentData | undefined,
  transaction: Transaction,
  later: Later,
) => Promise<DocumentData | undefined>;

interface WriteOptions {
  /** Writes with the same key are queued within the instance; by default the document's path. */
  readonly turn?: string;
  /** The action in the history, if it is not a create, an update or a delete. */
  readonly action?: (next: DocumentData) => AdminAction;
}

/**
 * Maximum size of a document as JSON, which is rarely smaller than Firestore's own format: its
 * version, with the metadata of the change, then also fits into Firestore's limit of 1 MiB.
 */
const sizeLimit = 1_000_000;

function requireSize(document: DocumentData): void {
  if (Buffer.byteLength(JSON.stringify(document)) <= sizeLimit) return;
  throw new ApiError('too-large', 'This is too large to be stored');
}

/**
 * The current time, but always later than `previous`: two writes of a document never share their
 * `updatedAt`.
 */
export function timeAfter(previous: unknown): string {
  const earliest = typeof previous === 'string' ? Date.parse(previous) + 1 : 0;
  return new Date(Math.max(Date.now(), earliest || 0)).toISOString();
}

/**
 * Metadata that every write sets itself, and `updatedBy`, which older documents still have: content
 * is public, so who wrote it is stored only in `versions` and `audit`.
 */
const stamps = ['createdAt', 'updatedAt', 'updatedBy'];

const contentOf = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !stamps.includes(key)));

const isUnchanged = (next: DocumentData | undefined, current: DocumentData | undefined): boolean =>
  isDeepStrictEqual(next && contentOf(next), current && contentOf(current));

/** Documents of a list share its summaries: their writes are queued. */
export const queueOf = ({ parent, path }: DocumentReference, turn = path): string =>
  isKind(parent.id) ? parent.path : turn;

/**
 * The only place that writes the site's content: one transaction that also stores the version that
 * is replaced, the audit event and the change of the list's summaries. Returns the new content, or the old one after a delete.
 */
export function write(
  document: DocumentReference,
  admin: Admin,
  change: Change,
  { turn, action }: WriteOptions = {},
): Promise<DocumentData | undefined> {
  // A retry after a lost commit answer finds its own write.
  let tried: { next: DocumentData | undefined; result: DocumentData | undefined } | undefined;
  const attempt = async (transaction: Transaction): Promise<DocumentData | undefined> => {
    const current = (await transaction.get(document)).data();
    if (tried && isDeepStrictEqual(tried.next, current)) return tried.result;
    const others: ((writing: Transaction) => void)[] = [];
    const fields = await change(current, transaction, (also) => others.push(also));
    if (isUnchanged(fields, current)) return current;
    const at = timeAfter(current?.['updatedAt']);
    if (!fields) {
      const changeSummary = await keepSummary(transaction, document, current, undefined);
      await keepHistory(transaction, document, current, { action: 'delete', admin, at });
      transaction.delete(document);
      changeSummary();
      tried = { next: undefined, result: current };
      return current;
    }
    const createdAt = current?.['createdAt'] ?? fields['createdAt'] ?? at;
    const next = { ...contentOf(fields), createdAt, updatedAt: at };
    requireSize(next);
    const changeSummary = await keepSummary(transaction, document, current, next);
    const done = action?.(next) ?? (current ? 'update' : 'create');
    await keepHistory(transaction, document, current, { action: done, admin, at });
    transaction.set(document, next);
    for (const also of others) also(transaction);
    changeSummary();
    tried = { next, result: next };
    return next;
  };
  return transact(
    queueOf(document, turn),
    attempt,
    () => new ApiError('conflict', 'Someone else is saving this at the same time; try again'),
  );
}

/** Rejects an edit that is based on a stale version. */
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
