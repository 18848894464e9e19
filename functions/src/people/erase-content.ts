import { collections, kindOf } from '@institute/schema';
import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type QueryDocumentSnapshot,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { changeShown } from '../proof/claims/keep-claims.ts';
import { parseConsent } from '../proof/consents/consent-record.ts';
import { removeMails } from '../proof/consents/remove-card.ts';
import { dataOf } from '../content/all-content.ts';
import { forgetTexts, storeForgetting } from '../content/translations/forget-texts.ts';
import { timeAfter, writeQueue } from '../content/write.ts';
import { usesOf } from '../media/file-uses.ts';
import { uploadedFiles } from '../media/find-files.ts';
import { removeFile, removeUnused } from '../media/remove-files.ts';
import { firestore } from '../platform/admin.ts';
import { addAudit } from '../platform/audit.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError } from '../platform/errors.ts';
import { transact } from '../platform/transact.ts';
import { effectOn, leftOf, textsOf } from './effect.ts';
import { clearTrainer } from './clear-trainer.ts';
import type { Identifier } from './identifiers.ts';
import { filesOf, mentionsIn, withoutEntries } from './mentions.ts';

const auditErasure = (write: Transaction | WriteBatch, document: string, admin: Admin): void =>
  addAudit(write, { document, action: 'erase', admin, at: new Date().toISOString() });

/** Removes what goes with a document that is removed. It reads and writes. */
async function removeWith(transaction: Transaction, document: DocumentReference): Promise<void> {
  const { id, parent } = document;
  if (parent.id === collections.claims) await changeShown(transaction, new Map([[id, undefined]]));
  if (parent.id !== collections.consents) return;
  const consent = parseConsent(await transaction.get(document));
  if (consent) await removeMails(transaction, consent);
}

/** A document with the time of its change, if it has one. */
const touched = (data: DocumentData): DocumentData =>
  'updatedAt' in data ? { ...data, updatedAt: timeAfter(data['updatedAt']) } : data;

/**
 * Removes the person from a document and its history and logs it, in one transaction. A document
 * about them, or a deleted one, is removed with all of its versions; from others the versions, the
 * list entries or the texts that name them are removed. No version keeps the old content, and no translation
 * the texts that stood beside a name.
 */
function eraseFromDocument(
  document: DocumentReference,
  identifiers: readonly Identifier[],
  record: DocumentReference,
  admin: Admin,
): Promise<void> {
  const versions = firestore()
    .collection(collections.versions)
    .where('document', '==', document.path);
  const isNaming = (version: QueryDocumentSnapshot): boolean =>
    mentionsIn(textsOf(dataOf(version)), identifiers).length > 0;
  const files = (held: DocumentData): string[] =>
    kindOf(document.path)?.links === 'none' ? [] : filesOf(held, identifiers);
  return transact(
    writeQueue(document),
    async (transaction) => {
      const [stored, { docs }] = [await transaction.get(document), await transaction.get(versions)];
      const data = stored.data();
      const effect = effectOn(document.path, data, identifiers);
      const goes = effect === 'document' || effect === 'deleted';
      const isChanged = effect === 'document' || effect === 'entries' || effect === 'emptied';
      if (!isChanged && !docs.some(isNaming)) return;
      const removed = goes ? docs : docs.filter(isNaming);
      const holders = [...(data && isChanged ? [data] : []), ...removed.map(dataOf)];
      const theirs = holders.flatMap(files);
      const left = data && isChanged ? leftOf(document.path, data, identifiers) : undefined;
      const parts = holders.map((before) => ({
        before,
        after: withoutEntries(before, identifiers) as DocumentData,
      }));
      const remains = goes ? undefined : (left ?? data);
      const spoken = await forgetTexts(transaction, document, { parts, left: remains });
      for (const { ref } of removed) transaction.delete(ref);
      const isTrainer = document.parent.id === collections.trainers;
      const batches = goes && isTrainer ? await clearTrainer(transaction, document.id) : [];
      const after = left && touched(left);
      const own = isChanged ? [{ document, before: data, after }] : [];
      await storeForgetting(transaction, [...own, ...spoken, ...batches]);
      if (effect === 'document') await removeWith(transaction, document);
      transaction.update(record, {
        content: FieldValue.arrayUnion(document.path),
        'removed.versions': FieldValue.increment(removed.length),
        'removed.content': FieldValue.increment(Number(isChanged)),
        ...(theirs.length > 0 && { files: FieldValue.arrayUnion(...theirs) }),
      });
      for (const { path } of [document, ...batches.map((batch) => batch.document)])
        auditErasure(transaction, path, admin);
    },
    () => new ApiError('conflict', 'Someone else is changing this at the same time; try again'),
  );
}

/** Removes an uploaded file that is named after the person or said to show them, unless it is in use. */
async function eraseFile(
  { id, path }: DocumentReference,
  identifiers: readonly Identifier[],
  record: DocumentReference,
  admin: Admin,
): Promise<void> {
  const files = await uploadedFiles(id);
  const said = (await firestore().doc(path).get()).data();
  const texts = [files.map(({ name }) => name), said];
  if (files.length === 0 || mentionsIn(texts, identifiers).length === 0) return;
  if ((await usesOf(id)).length > 0) return;
  await removeFile(id);
  const batch = firestore().batch();
  batch.update(record, {
    content: FieldValue.arrayUnion(path),
    'removed.files': FieldValue.increment(files.length),
  });
  auditErasure(batch, path, admin);
  await batch.commit();
}

/** Removes the person from what is at a path. */
export async function eraseFrom(
  document: DocumentReference,
  identifiers: readonly Identifier[],
  record: DocumentReference,
  admin: Admin,
): Promise<void> {
  if (document.parent.id === collections.files)
    await eraseFile(document, identifiers, record, admin);
  await eraseFromDocument(document, identifiers, record, admin);
}

/** Removes the files that only the erased content used, such as pictures of the person. */
export async function removeFiles(record: DocumentReference): Promise<void> {
  const files = new Set<string>((await record.get()).get('files') ?? []);
  if (files.size === 0) return;
  const count = FieldValue.increment(await removeUnused(files));
  await record.update({ 'removed.files': count, files: FieldValue.delete() });
}
