import { isDeepStrictEqual } from 'node:util';
import type { AdminAction } from '@institute/schema';
import type { DocumentData, DocumentReference, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/authenticate.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { markDays } from '../reports/marks/stale-days.ts';
import { transact } from '../platform/transact.ts';
import { keepHistory } from './history.ts';
import { keepSummaries } from './summaries/keep-summary.ts';
import { kindsOf } from './summaries/kinds.ts';
import { isInOffer } from './summaries/offer.ts';

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

/** One document of several that are written together. */
export interface Write extends Pick<WriteOptions, 'action'> {
  readonly document: DocumentReference;
  readonly change: Change;
}

/** What a transaction does to a document; without an `action` nothing. */
export interface Step {
  readonly document: DocumentReference;
  readonly current: DocumentData | undefined;
  readonly next: DocumentData | undefined;
  readonly action?: AdminAction;
  readonly at: string;
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

/**
 * Metadata that every write sets itself, and `updatedBy`, which older documents still have: content
 * is public, so who wrote it is stored only in `versions` and `audit`.
 */
const stamps = ['createdAt', 'updatedAt', 'updatedBy'];

const contentOf = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !stamps.includes(key)));

const isUnchanged = (next: DocumentData | undefined, current: DocumentData | undefined): boolean =>
  isDeepStrictEqual(next && contentOf(next), current && contentOf(current));

/**
 * Documents of a list, and of the offer, share its summaries: their writes are queued. What has a
 * slug is in a list, and so is queued too: any write of it can make the look-up of a slug retry.
 */
export function queueOf({ parent, path }: DocumentReference, turn = path): string {
  if (isInOffer(parent.id)) return 'offer';
  return kindsOf(parent.id).length > 0 ? parent.path : turn;
}

async function planStep(
  { document, change, action }: Write,
  transaction: Transaction,
  later: Later,
): Promise<Step> {
  const current = (await transaction.get(document)).data();
  const others: ((writing: Transaction) => void)[] = [];
  const fields = await change(current, transaction, (also) => others.push(also));
  const at = timeAfter(current?.['updatedAt']);
  if (isUnchanged(fields, current)) return { document, current, next: current, at };
  others.forEach(later);
  if (!fields) return { document, current, next: undefined, action: 'delete', at };
  const createdAt = current?.['createdAt'] ?? fields['createdAt'] ?? at;
  const next = { ...contentOf(fields), createdAt, updatedAt: at };
  requireSize(next);
  return { document, current, next, action: action?.(next) ?? (current ? 'update' : 'create'), at };
}

const isDone = async (transaction: Transaction, steps: readonly Step[]): Promise<boolean> => {
  const stored = await Promise.all(steps.map(({ document }) => transaction.get(document)));
  return steps.every(({ next }, index) => isDeepStrictEqual(next, stored[index]?.data()));
};

/**
 * The only place that writes the site's content: one transaction that also stores the versions that
 * are replaced, the audit events and the changes of the lists' summaries. `around` reads before, may
 * refuse, and returns what else to write of the steps.
 */
export function writeTogether(
  writes: readonly Write[],
  admin: Admin,
  turn: string,
  around?: (transaction: Transaction) => Promise<(steps: readonly Step[]) => void>,
): Promise<readonly Step[]> {
  // A retry after a lost commit answer finds its own write.
  let tried: readonly Step[] | undefined;
  const attempt = async (transaction: Transaction): Promise<readonly Step[]> => {
    if (tried && (await isDone(transaction, tried))) return tried;
    const finish = await around?.(transaction);
    const others: ((writing: Transaction) => void)[] = [];
    const steps: Step[] = [];
    for (const each of writes)
      steps.push(await planStep(each, transaction, (also) => others.push(also)));
    const changed = steps.filter(({ action }) => action);
    const changeSummaries = await keepSummaries(transaction, changed);
    const histories: (() => void)[] = [];
    for (const { document, current, action = 'update', at } of changed)
      histories.push(await keepHistory(transaction, document, current, { action, admin, at }));
    for (const keep of histories) keep();
    for (const { document, current, next } of changed) {
      if (next) transaction.set(document, next);
      else transaction.delete(document);
      markDays(transaction, document.parent.id, current, next);
    }
    for (const also of others) also(transaction);
    changeSummaries();
    finish?.(steps);
    tried = steps;
    return steps;
  };
  return transact(
    turn,
    attempt,
    () => new ApiError('conflict', 'Someone else is saving this at the same time; try again'),
  );
}

/** Writes one document. Returns the new content, or the old one after a delete. */
export async function write(
  document: DocumentReference,
  admin: Admin,
  change: Change,
  { turn, ...options }: WriteOptions = {},
): Promise<DocumentData | undefined> {
  const writes = [{ document, change, ...options }];
  const [step] = await writeTogether(writes, admin, queueOf(document, turn));
  return step?.next ?? step?.current;
}

/** Rejects an edit that is based on a stale version. */
export function requireCurrent(
  basedOn: string | undefined,
  current: DocumentData | undefined,
  asAnswer: (current: DocumentData) => unknown,
): void {
  if (basedOn === undefined || basedOn === current?.['updatedAt']) return;
  throw new ApiError('conflict', 'Someone else has since changed this', {
    ...(current && { data: asAnswer(current) }),
  });
}

/** The subject of a write. */
export interface Context {
  readonly id: string;
  readonly current: DocumentData | undefined;
  readonly transaction: Transaction;
  readonly later: Later;
}

/** A collection of the site's content, and how it differs from others. */
export interface Kind<Input extends object, Stored> {
  /** Its name in messages. */
  readonly label: string;
  readonly collection: string;
  readonly schema: z.ZodMiniType<Stored>;
  /** The content to store for an input; may reject it. */
  readonly prepare: (input: Input, context: Context) => Promise<DocumentData>;
  /** Rejects the deletion of a document that something needs, or plans what else goes with it. */
  readonly prepareRemoval?: (current: DocumentData, context: Context) => Promise<void>;
}

const isSame = (input: object, one: DocumentData, other: DocumentData): boolean =>
  Object.keys(input).every((key) => isDeepStrictEqual(one[key], other[key]));

/** Adds a document; a retry with the same id and input gets the answer of the first call. */
export const create =
  <Input extends object, Stored>(kind: Kind<Input, Stored>) =>
  async (
    { body }: { body: Input & { id?: string | undefined } },
    admin: Admin,
  ): Promise<Stored> => {
    const { id: chosen, ...input } = body;
    const all = firestore().collection(kind.collection);
    const document = chosen === undefined ? all.doc() : all.doc(chosen);
    const { id } = document;
    const saved = await write(document, admin, async (current, transaction, later) => {
      const fields = await kind.prepare(input as Input, { id, current, transaction, later });
      if (!current) return fields;
      if (isSame(input, fields, current)) return current;
      throw new ApiError('conflict', 'This id is taken', { fields: { id: 'This id is taken' } });
    });
    return kind.schema.parse({ ...saved, _id: id });
  };

/** Replaces a document. */
export const replace =
  <Input extends object, Stored>(kind: Kind<Input, Stored>) =>
  async (
    { id, body }: { id: string; body: Input & { updatedAt?: string | undefined } },
    admin: Admin,
  ): Promise<Stored> => {
    const { updatedAt, ...input } = body;
    const document = firestore().collection(kind.collection).doc(id);
    const asAnswer = (data: DocumentData) => kind.schema.safeParse({ ...data, _id: id }).data;
    const saved = await write(document, admin, async (current, transaction, later) => {
      if (!current) throw notFound(kind.label);
      requireCurrent(updatedAt, current, asAnswer);
      return kind.prepare(input as Input, { id, current, transaction, later });
    });
    return kind.schema.parse({ ...saved, _id: id });
  };

/** Deletes a document. */
export const remove =
  (kind: Pick<Kind<never, unknown>, 'label' | 'collection' | 'prepareRemoval'>) =>
  async ({ id }: { id: string }, admin: Admin): Promise<{ _id: string }> => {
    const document = firestore().collection(kind.collection).doc(id);
    await write(document, admin, async (current, transaction, later) => {
      if (!current) throw notFound(kind.label);
      await kind.prepareRemoval?.(current, { id, current, transaction, later });
      return undefined;
    });
    return { _id: id };
  };
