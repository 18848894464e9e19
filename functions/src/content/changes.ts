import { randomUUID } from 'node:crypto';
import { collections, collectionsWhere, type AdminAction } from '@institute/schema';
import type {
  DocumentData,
  DocumentReference,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { contentMemorySeconds } from '../platform/config.ts';
import { lookSeconds } from '../platform/http/cdn.ts';
import { clearCaches } from '../platform/cached.ts';
import { reportError } from '../platform/report-error.ts';

/** A document before and after a change; undefined where it is absent. */
export interface ChangedDocument {
  readonly document: DocumentReference;
  readonly before: DocumentData | undefined;
  readonly after: DocumentData | undefined;
}

/** What a write made of a document: nothing if it has no `action`. */
export interface Change extends ChangedDocument {
  readonly action?: AdminAction;
  readonly at: string;
}

/** What visitors see, in pages and answers. */
const shown = new Set<string>(collectionsWhere(({ isShown }) => isShown));

const mark = (db: Firestore) => db.collection(collections.summaries).doc('changed');

/**
 * Tells other instances that something shown changes, in the transaction of the change. Nobody reads
 * the mark in a transaction: writes of different documents do not get into each other's way.
 */
export function markChanged(
  transaction: Transaction,
  documents: readonly DocumentReference[],
): void {
  const changed = documents.find(({ parent }) => shown.has(parent.id));
  if (changed) transaction.set(mark(changed.firestore), { id: randomUUID() });
}

/** The mark when this instance looked last; unknown before its first look. */
let seen: unknown;
/** When the last look began; what is read after the start is as new as a look. */
let lookedAt = Date.now();
let looking: Promise<void> | undefined;

/** How long an answer waits for a look, in milliseconds. */
const lookLimit = 1_000;

async function readMark(): Promise<unknown> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('Looking took too long')), lookLimit).unref();
  });
  const found = await Promise.race([mark(firestore()).get(), tooLate]);
  return found.get('id') ?? null;
}

async function look(): Promise<void> {
  lookedAt = Date.now();
  try {
    const id = await readMark();
    if (id === seen) return;
    seen = id;
    clearCaches();
  } catch (error) {
    reportError(
      'Looking for changes failed; what was read is shown until it is too old',
      error,
      {},
    );
  }
}

const lookOnce = (): Promise<void> =>
  (looking ??= look().finally(() => {
    looking = undefined;
  }));

/** Whether the instance has to look for changes before it answers from memory. */
const isDue = (): boolean => Date.now() >= lookedAt + lookSeconds * 1000;

/**
 * Forgets what was read if something was saved since; `atOnce`, for who has just saved, does not rely
 * on a look that began before. Undefined where nothing has to be waited for.
 */
export function lookForChanges(atOnce = false): Promise<void> | undefined {
  if (contentMemorySeconds.value() === 0) return undefined;
  if (atOnce) return (looking ?? Promise.resolve()).then(lookOnce);
  return looking ?? (isDue() ? lookOnce() : undefined);
}
