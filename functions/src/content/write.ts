import { isDeepStrictEqual } from 'node:util';
import { collections, type AdminAction } from '@institute/schema';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError } from '../platform/errors.ts';
import { holdWrites, transact } from '../platform/transact.ts';
import { markDays } from './stale-days.ts';
import type { Change } from './changes.ts';
import { keepHistory } from './history.ts';
import { updateSummaries } from './summaries/update-summaries.ts';
import { tamilState, withTamilStates } from './translations/tamil-states.ts';
import { withTranslations } from './translations/with-translations.ts';

/** A document to write, and how its content changes. */
export interface Write {
  readonly document: DocumentReference;
  /**
   * The new content, from the current one: undefined deletes the document, equal content leaves it as
   * it is. It may refuse by throwing, read more, and write more: that is dropped if the content is equal,
   * unless `writesAnyway`.
   */
  readonly change: (
    current: DocumentData | undefined,
    transaction: Transaction,
  ) => Promise<DocumentData | undefined>;
  readonly writesAnyway?: boolean | undefined;
  /** The action in the history, if it is not a create, an update or a delete. */
  readonly action?: ((next: DocumentData) => AdminAction) | undefined;
}

/**
 * Maximum size of a document as JSON, which is rarely smaller than Firestore's own format: its
 * version, with the metadata of the change, then also fits into Firestore's limit of 1 MiB.
 */
const sizeLimit = 1_000_000;

function requireSize(document: DocumentData): void {
  if (Buffer.byteLength(JSON.stringify(document)) <= sizeLimit) return;
  throw new ApiError('too-large', 'This is too large to save: shorten it and try again');
}

/**
 * The current time, but always later than `previous`: two writes of a document never share their
 * `updatedAt`.
 */
export function timeAfter(previous: unknown): string {
  const earliest = typeof previous === 'string' ? Date.parse(previous) + 1 : 0;
  return new Date(Math.max(Date.now(), earliest || 0)).toISOString();
}

/** Metadata that every write sets itself. Content is public: who wrote it is stored only in `versions` and `audit`. */
const stamps = ['createdAt', 'updatedAt', ...tamilState];

const contentOf = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !stamps.includes(key)));

const isUnchanged = (next: DocumentData | undefined, current: DocumentData | undefined): boolean =>
  isDeepStrictEqual(next && contentOf(next), current && contentOf(current));

/** Computes the change of a document; nothing of it is stored yet. */
async function prepare(
  transaction: Transaction,
  { document, change, action, writesAnyway }: Write,
): Promise<Change> {
  const before = (await transaction.get(document)).data();
  const { held, release } = holdWrites(transaction);
  const next = await change(before, held);
  const at = timeAfter(before?.['updatedAt']);
  const isSame = isUnchanged(next, before);
  if (!isSame || writesAnyway) release();
  if (isSame) return { document, before, after: before, at };
  if (!next) return { document, before, after: undefined, action: 'delete', at };
  const createdAt = before?.['createdAt'] ?? next['createdAt'] ?? at;
  const after = { ...contentOf(next), createdAt, updatedAt: at };
  requireSize(after);
  const done = action?.(after) ?? (before ? 'update' : 'create');
  return { document, before, after, action: done, at };
}

/** Stores a change, with its version, its audit event and the days whose figures it changes. */
async function store(
  transaction: Transaction,
  { document, before, after, action, at }: Change,
  admin: Admin,
): Promise<void> {
  if (!action) return;
  if (after) transaction.set(document, after);
  else transaction.delete(document);
  await keepHistory(transaction, document, before, { action, admin, at });
  markDays(transaction, document.parent.id, before, after);
}

async function areStored(transaction: Transaction, changes: readonly Change[]): Promise<boolean> {
  const found = await Promise.all(changes.map(({ document }) => transaction.get(document)));
  return changes.every(({ after }, index) => isDeepStrictEqual(after, found[index]?.data()));
}

/**
 * The queue of a document's writes within an instance. Content shares one: most of it shares a summary
 * or a look-up of slugs, so that concurrent writes would only make each other start again. Enquiries
 * are many and share nothing.
 */
export const writeQueue = ({ parent, path }: DocumentReference): string =>
  parent.id === collections.enquiries ? path : 'content';

interface TogetherOptions {
  readonly queue?: string | undefined;
  /** Runs before the changes are computed, and may refuse them. */
  readonly check?: (transaction: Transaction) => Promise<void>;
  /** Writes more, knowing what became of each write. */
  readonly finish?: (transaction: Transaction, changes: readonly Change[]) => void;
  /** What is said where one transaction cannot hold it all. */
  readonly tooLarge?: string;
}

/**
 * The only place that writes the site's content: one transaction for the documents, the versions that
 * are replaced, the audit events and the summaries. Returns a change for each write, and after them those of
 * translations that go or come with their documents.
 */
export function writeTogether(
  writes: readonly Write[],
  admin: Admin,
  { queue = 'content', check, finish, tooLarge }: TogetherOptions = {},
): Promise<readonly Change[]> {
  let tried: readonly Change[] | undefined;
  return transact(
    queue,
    async (transaction) => {
      // An earlier attempt may have succeeded, its answer lost.
      if (tried && (await areStored(transaction, tried))) return tried;
      await check?.(transaction);
      const prepared: Change[] = [];
      for (const each of writes) prepared.push(await prepare(transaction, each));
      const together = await withTranslations(transaction, prepared);
      const { changes, others } = await withTamilStates(transaction, together);
      for (const change of changes) await store(transaction, change, admin);
      for (const { document, after } of others) transaction.set(document, after ?? {});
      await updateSummaries(transaction, [...changes.filter(({ action }) => action), ...others]);
      finish?.(transaction, changes);
      // Where nothing changes, nothing tells whether an attempt succeeded.
      tried = changes.some(({ action }) => action) ? changes : undefined;
      return changes;
    },
    () => new ApiError('conflict', 'Someone else is saving this at the same time; try again'),
    tooLarge,
  );
}

/** Writes one document. Returns the new content, or the old one after a delete. */
export async function write(
  document: DocumentReference,
  admin: Admin,
  change: Write['change'],
  {
    action,
    writesAnyway,
    queue = writeQueue(document),
  }: Pick<Write, 'action' | 'writesAnyway'> & { readonly queue?: string } = {},
): Promise<DocumentData | undefined> {
  const [done] = await writeTogether([{ document, change, action, writesAnyway }], admin, {
    queue,
  });
  return done?.after ?? done?.before;
}
