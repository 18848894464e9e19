import { createHash, randomUUID } from 'node:crypto';
import {
  collections,
  releaseEditLimit,
  storedEdit,
  storedRelease,
  waitingEdit,
  type NewEdit,
  type Release,
  type ReleaseWithEdits,
  type StoredEdit,
  type StoredRelease,
  type WaitingEdit,
} from '@institute/schema';
import type { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';
import { parseDocument, readAll } from '../content/read.ts';
import { firestore } from '../platform/admin.ts';
import { auditEntry } from '../platform/audit.ts';
import type { Admin } from '../platform/caller/authenticate.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { transact } from '../platform/transact.ts';
import { validate } from '../platform/validate.ts';
import { formSchemaOf } from './content-kinds.ts';

/** How many releases are listed. */
const listed = 100;

export const releaseAt = (id: string): DocumentReference =>
  firestore().collection(collections.releases).doc(id);

const edits = () => firestore().collection(collections.edits);

export const editsOf = (release: string): Query =>
  edits().where('release', '==', release).orderBy('createdAt');

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
    throw new ApiError('conflict', 'This release is no longer waiting');
  return stored;
}

/** A minute of grace: the form was filled in before it was sent. */
function requireFuture(at: string | null): void {
  if (at === null || Date.parse(at) > Date.now() - 60_000) return;
  const message = 'Choose a time that is still to come';
  throw new ApiError('invalid', message, { fields: { at: message } });
}

export function record(transaction: Transaction, id: string, action: string, admin: Admin): void {
  const entry = auditEntry({
    document: releaseAt(id).path,
    action,
    admin,
    at: new Date().toISOString(),
  });
  transaction.create(firestore().collection(collections.audit).doc(), entry);
}

/** All that wait, and those published last. */
export async function listReleases(): Promise<ReleaseWithEdits[]> {
  const all = firestore().collection(collections.releases).orderBy('createdAt', 'desc');
  const found = await readAll(storedRelease, all.limit(listed));
  return Promise.all(
    found.map(async (release) => ({
      ...release,
      edits: await readAll(storedEdit, editsOf(release._id)),
    })),
  );
}

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
    transaction.create(releaseAt(id), { ...stored, by: admin.uid, byEmail: admin.email ?? null });
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
    const change = {
      ...body,
      problem: '',
      updatedAt: new Date().toISOString(),
      // Whoever plans it answers for it.
      by: admin.uid,
      byEmail: admin.email ?? null,
    };
    transaction.update(releaseAt(id), change);
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

/** An edit of a document has one place in a release. */
const editAt = (release: string, document: string): DocumentReference =>
  edits().doc(createHash('sha256').update(`${release} ${document}`).digest('hex').slice(0, 32));

export async function addEdit(
  { id, body }: { id: string; body: NewEdit },
  admin: Admin,
): Promise<StoredEdit> {
  const schema = formSchemaOf(body.document);
  if (!schema) throw new ApiError('invalid', 'An edit of this cannot wait');
  const { updatedAt: _, ...data } = validate(schema, body.data) as Record<string, unknown>;
  const reference = editAt(id, body.document);
  return changeRelease(id, async (transaction) => {
    await requireWaiting(transaction, id);
    const { docs } = await transaction.get(editsOf(id).select());
    const isNew = docs.every(({ id: known }) => known !== reference.id);
    if (isNew && docs.length >= releaseEditLimit)
      throw new ApiError('conflict', `A release has at most ${releaseEditLimit} edits`);
    const now = new Date().toISOString();
    const { document, title, basedOn } = body;
    const stored = {
      release: id,
      document,
      title,
      basedOn,
      ...(admin.email !== undefined && { byEmail: admin.email }),
      createdAt: now,
      updatedAt: now,
    };
    transaction.set(reference, { ...stored, data });
    transaction.update(releaseAt(id), { problem: '', updatedAt: now });
    return storedEdit.parse({ ...stored, _id: reference.id });
  });
}

export async function removeEdit({ id }: { id: string }): Promise<{ _id: string }> {
  const reference = edits().doc(id);
  const found = (await reference.get()).get('release') as string | undefined;
  if (found === undefined) throw notFound('Edit');
  return changeRelease(found, async (transaction) => {
    await requireWaiting(transaction, found);
    transaction.delete(reference);
    transaction.update(releaseAt(found), { problem: '', updatedAt: new Date().toISOString() });
    return { _id: id };
  });
}

/** The edits of a document that wait, with their content. */
export async function listEditsOf({
  query: { document },
}: {
  query: { document: string };
}): Promise<WaitingEdit[]> {
  const { docs } = await edits().where('document', '==', document).get();
  const waiting = await Promise.all(
    docs.map(async (found) => {
      const release = parseDocument(
        storedRelease,
        await releaseAt(String(found.get('release'))).get(),
      );
      if (release?.state !== 'waiting') return [];
      return [waitingEdit.parse({ ...found.data(), _id: found.id, releaseName: release.name })];
    }),
  );
  return waiting.flat();
}
