import { randomUUID } from 'node:crypto';
import { collections, storedRelease, type Release, type StoredRelease } from '@institute/schema';
import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import { parseDocument, readAll } from '../content/read.ts';
import { firestore } from '../platform/admin.ts';
import { addAudit } from '../platform/audit.ts';
import { authorOf, type Admin } from '../platform/caller/account.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { transact } from '../platform/transact.ts';

export const releaseAt = (id: string): DocumentReference =>
  firestore().collection(collections.releases).doc(id);

export const allEdits = () => firestore().collection(collections.edits);

export const editsOf = (release: string): Query =>
  allEdits().where('release', '==', release).orderBy('createdAt');

const parseRelease = (id: string, data: object | undefined): StoredRelease =>
  storedRelease.parse({ ...data, _id: id });

/** Queues the changes of a release, as its publication reads all of it. */
export const changeRelease = <Result>(
  id: string,
  attempt: (transaction: Transaction) => Promise<Result>,
): Promise<Result> =>
  transact(
    releaseAt(id).path,
    attempt,
    () => new ApiError('conflict', 'Someone else is changing this release; try again'),
  );

/** The release, which still waits. */
export async function requireWaiting(transaction: Transaction, id: string): Promise<StoredRelease> {
  const stored = parseDocument(storedRelease, await transaction.get(releaseAt(id)));
  if (!stored) throw notFound('Release');
  if (stored.state !== 'waiting')
    throw new ApiError('conflict', 'This release has already been published or undone');
  return stored;
}

/** A minute of grace: the form was filled in before it was sent. */
function requireFuture(at: string | null): void {
  if (at === null || Date.parse(at) > Date.now() - 60_000) return;
  const message = 'Choose a time in the future';
  throw new ApiError('invalid', message, { fields: { at: message } });
}

export function record(transaction: Transaction, id: string, action: string, admin: Admin): void {
  addAudit(transaction, {
    document: releaseAt(id).path,
    action,
    admin,
    at: new Date().toISOString(),
  });
}

/** Those that wait for their time, the next one first. */
export function scheduled(): Query {
  const waiting = firestore().collection(collections.releases).where('state', '==', 'waiting');
  return waiting.where('at', '>', '').orderBy('at');
}

export const scheduledReleases = (): Promise<StoredRelease[]> =>
  readAll(storedRelease, scheduled());

/** Whoever plans a release answers for it. */
const plannerOf = (admin: Admin) => ({ byEmail: null, byName: null, ...authorOf(admin) });

export function createRelease(
  { body: { id = randomUUID(), ...given } }: { body: Release & { id?: string | undefined } },
  admin: Admin,
): Promise<StoredRelease> {
  requireFuture(given.at);
  return changeRelease(id, async (transaction) => {
    const current = await transaction.get(releaseAt(id));
    if (current.exists) return parseRelease(id, current.data());
    const now = new Date().toISOString();
    const stored = {
      ...given,
      state: 'waiting',
      problem: '',
      publishedAt: null,
      previewUntil: null,
      createdAt: now,
      updatedAt: now,
    };
    transaction.create(releaseAt(id), { ...stored, ...plannerOf(admin) });
    record(transaction, id, 'create', admin);
    return parseRelease(id, stored);
  });
}

export function updateRelease(
  { id, body }: { id: string; body: Release },
  admin: Admin,
): Promise<StoredRelease> {
  requireFuture(body.at);
  return changeRelease(id, async (transaction) => {
    const current = await requireWaiting(transaction, id);
    const { docs } = await transaction.get(editsOf(id).select());
    const change = {
      ...body,
      problem: '',
      updatedAt: new Date().toISOString(),
      // And for the edits that it has.
      ...plannerOf(admin),
    };
    transaction.update(releaseAt(id), change);
    for (const { ref } of docs) transaction.update(ref, { by: admin.uid });
    record(transaction, id, 'update', admin);
    return parseRelease(id, { ...current, ...change });
  });
}

export function deleteRelease({ id }: { id: string }, admin: Admin): Promise<{ _id: string }> {
  return changeRelease(id, async (transaction) => {
    await requireWaiting(transaction, id);
    const { docs } = await transaction.get(editsOf(id).select());
    for (const { ref } of docs) transaction.delete(ref);
    transaction.delete(releaseAt(id));
    record(transaction, id, 'delete', admin);
    return { _id: id };
  });
}
