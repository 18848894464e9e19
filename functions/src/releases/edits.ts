import { createHash } from 'node:crypto';
import {
  merge,
  releaseEditLimit,
  storedEdit,
  storedRelease,
  waitingEdit,
  type EditMove,
  type EndpointData,
  type NewEdit,
  type StoredEdit,
  type WaitingEdit,
} from '@institute/schema';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { parseDocument } from '../content/read.ts';
import { firestore } from '../platform/admin.ts';
import { authorOf, type Admin } from '../platform/caller/account.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { validate } from '../platform/validate.ts';
import { formSchemaOf } from '../kinds/content-kinds.ts';
import { editOf } from './edit.ts';
import { asForm, fieldsOf, findReplaced, rebase } from './rebase.ts';
import { allEdits, changeRelease, editsOf, releaseAt, requireWaiting } from './releases.ts';

/** An edit of a document has one place in a release. */
const editAt = (release: string, document: string): DocumentReference =>
  allEdits().doc(createHash('sha256').update(`${release} ${document}`).digest('hex').slice(0, 32));

const editIdsOf = async (transaction: Transaction, release: string): Promise<string[]> =>
  (await transaction.get(editsOf(release).select())).docs.map(({ id }) => id);

function requireRoom(edits: readonly string[]): void {
  if (edits.length < releaseEditLimit) return;
  throw new ApiError('conflict', `A release can hold at most ${releaseEditLimit} changes`);
}

export async function addEdit(
  { id, body }: { id: string; body: NewEdit },
  admin: Admin,
): Promise<EndpointData<'addEdit'>> {
  const schema = formSchemaOf(body.document);
  if (!schema) throw new ApiError('invalid', 'Changes to this cannot be scheduled');
  const { updatedAt: _, ...data } = validate(schema, body.data) as Record<string, unknown>;
  const reference = editAt(id, body.document);
  const added = await changeRelease(id, async (transaction) => {
    await requireWaiting(transaction, id);
    const known = await editIdsOf(transaction, id);
    if (!known.includes(reference.id)) requireRoom(known);
    const now = new Date().toISOString();
    const { document, title, basedOn } = body;
    const stored = {
      release: id,
      document,
      title,
      basedOn,
      ...authorOf(admin),
      createdAt: now,
      updatedAt: now,
    };
    transaction.set(reference, { ...stored, data });
    transaction.update(releaseAt(id), { problem: '', updatedAt: now });
    return storedEdit.parse({ ...stored, _id: reference.id });
  });
  return { ...added, warnings: await warningsOf(added) };
}

/** Moves an edit to another release that waits, whose place for its document is free. */
export async function moveEdit(
  { id, body: { release } }: { id: string; body: EditMove },
  admin: Admin,
): Promise<EndpointData<'moveEdit'>> {
  const moved = await changeRelease(release, async (transaction) => {
    const found = await transaction.get(allEdits().doc(id));
    const edit = parseDocument(storedEdit, found);
    if (!edit) throw notFound('Scheduled change');
    if (edit.release === release) return edit;
    await requireWaiting(transaction, edit.release);
    const { name } = await requireWaiting(transaction, release);
    const reference = editAt(release, edit.document);
    const known = await editIdsOf(transaction, release);
    if (known.includes(reference.id))
      throw new ApiError('conflict', `“${name}” already has a change to this`);
    requireRoom(known);
    const updatedAt = new Date().toISOString();
    const { byEmail: _, byName: __, ...rest } = found.data() ?? {};
    const change = { release, ...authorOf(admin), updatedAt };
    transaction.create(reference, { ...rest, ...change });
    transaction.delete(found.ref);
    for (const each of [edit.release, release])
      transaction.update(releaseAt(each), { problem: '', updatedAt });
    return storedEdit.parse({ ...rest, ...change, _id: reference.id });
  });
  return { ...moved, warnings: await warningsOf(moved) };
}

export async function removeEdit({ id }: { id: string }): Promise<{ _id: string }> {
  const reference = allEdits().doc(id);
  const found = (await reference.get()).get('release') as string | undefined;
  if (found === undefined) throw notFound('Scheduled change');
  return changeRelease(found, async (transaction) => {
    await requireWaiting(transaction, found);
    transaction.delete(reference);
    transaction.update(releaseAt(found), { problem: '', updatedAt: new Date().toISOString() });
    return { _id: id };
  });
}

/** The edits of a document that wait, with the content that they would give it now. */
export async function listEditsOf({
  query: { document },
}: {
  query: { document: string };
}): Promise<WaitingEdit[]> {
  const { docs } = await allEdits().where('document', '==', document).get();
  const current = (await firestore().doc(document).get()).data();
  const waiting = await Promise.all(
    docs.map(async (found) => {
      const release = parseDocument(
        storedRelease,
        await releaseAt(String(found.get('release'))).get(),
      );
      if (release?.state !== 'waiting') return [];
      const { data, problem } = await rebase(editOf(found), current, findReplaced);
      const entry = { ...found.data(), _id: found.id, releaseName: release.name, data, problem };
      return [waitingEdit.parse(entry)];
    }),
  );
  return waiting.flat();
}

/** What keeps an edit, and other edits of its document that wait, from going live. */
async function warningsOf({ _id, document }: StoredEdit): Promise<string[]> {
  const waiting = await listEditsOf({ query: { document } });
  const own = waiting.find((edit) => edit._id === _id);
  const current = (await firestore().doc(document).get()).data();
  const clashes = waiting.flatMap((other) => {
    if (!own || other === own) return [];
    const { conflicts } = merge(asForm(own, current ?? {}), other.data, own.data);
    const fields = fieldsOf(document, conflicts);
    return fields ? [`“${other.releaseName}” changes ${fields} too`] : [];
  });
  return [...(own?.problem ? [own.problem] : []), ...clashes];
}
