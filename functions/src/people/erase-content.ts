import { collections } from '@institute/schema';
import {
  FieldValue,
  type DocumentReference,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { auditEntry } from '../platform/audit.ts';
import { dataOf } from '../content/all-content.ts';
import { keepSummaries } from '../content/summaries/keep-summary.ts';
import { timeAfter, queueOf } from '../content/write.ts';
import { removeUnused } from '../media/remove-files.ts';
import type { Admin } from '../platform/caller/authenticate.ts';
import { ApiError } from '../platform/errors.ts';
import { transact } from '../platform/transact.ts';
import { effectOn } from './find-content.ts';
import type { Identifier } from './identifiers.ts';
import { filesOf, mentionsIn, withoutEntries } from './mentions.ts';

const putOnRecord = (transaction: Transaction, document: string, admin: Admin): void => {
  const entry = auditEntry({ document, action: 'erase', admin, at: new Date().toISOString() });
  transaction.create(firestore().collection(collections.audit).doc(), entry);
};

/**
 * Removes the person from a document and its history and logs it, in one transaction. A document
 * about them, or a deleted one, is removed with all of its versions; from others the versions and
 * list entries that name them are removed. No version keeps the old content.
 */
export function eraseFromDocument(
  document: DocumentReference,
  identifiers: readonly Identifier[],
  record: DocumentReference,
  admin: Admin,
): Promise<void> {
  const versions = firestore()
    .collection(collections.versions)
    .where('document', '==', document.path);
  const isNaming = (version: QueryDocumentSnapshot): boolean =>
    mentionsIn(version.get('data'), identifiers).length > 0;
  return transact(
    queueOf(document),
    async (transaction) => {
      const [stored, { docs }] = [await transaction.get(document), await transaction.get(versions)];
      const data = stored.data();
      const effect = effectOn(data, identifiers);
      const goes = effect === 'document' || effect === 'deleted';
      const isChanged = effect === 'document' || effect === 'entries';
      if (!isChanged && !docs.some(isNaming)) return;
      const removed = goes ? docs : docs.filter(isNaming);
      const holders = [...(data && isChanged ? [data] : []), ...removed.map(dataOf)];
      const files = holders.flatMap((held) => filesOf(held, identifiers));
      const left =
        data && effect === 'entries'
          ? {
              ...(withoutEntries(data, identifiers) as object),
              updatedAt: timeAfter(data['updatedAt']),
            }
          : undefined;
      const changeSummary = isChanged
        ? await keepSummaries(transaction, [{ document, current: data, next: left }])
        : undefined;
      for (const { ref } of removed) transaction.delete(ref);
      if (data && effect === 'document') transaction.delete(document);
      if (left) transaction.set(document, left);
      changeSummary?.();
      transaction.update(record, {
        content: FieldValue.arrayUnion(document.path),
        'removed.versions': FieldValue.increment(removed.length),
        'removed.content': FieldValue.increment(Number(isChanged)),
        ...(files.length > 0 && { files: FieldValue.arrayUnion(...files) }),
      });
      putOnRecord(transaction, document.path, admin);
    },
    () => new ApiError('conflict', 'Someone else is changing this at the same time; try again'),
  );
}

/** Removes the files that only the erased content used, such as pictures of the person. */
export async function removeFiles(record: DocumentReference): Promise<void> {
  const files = new Set<string>((await record.get()).get('files') ?? []);
  if (files.size === 0) return;
  const count = FieldValue.increment(await removeUnused(files));
  await record.update({ 'removed.files': count, files: FieldValue.delete() });
}
