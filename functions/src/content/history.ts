import { collections, restorableTime, versionsKept, type StoredVersion } from '@institute/schema';
import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Transaction,
} from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { auditEntry, type Deed } from '../platform/audit.ts';

/**
 * Puts the deed on record and keeps what the document held, in the transaction that writes it: a
 * write without its version, or a version without its write, cannot be. Versions over the number
 * that is kept go in the same transaction: whoever writes next would find them otherwise, or, after
 * the last write, nobody. Reads before it writes; call it before the first write.
 */
export async function keepHistory(
  transaction: Transaction,
  document: DocumentReference,
  before: DocumentData | undefined,
  deed: Omit<Deed, 'document'>,
): Promise<void> {
  const versions = firestore().collection(collections.versions);
  const ofDocument = versions.where('document', '==', document.path).orderBy('at', 'desc');
  const { docs } = await transaction.get(ofDocument.select('restorableUntil'));
  const entry = auditEntry({ document: document.path, ...deed });
  transaction.create(firestore().collection(collections.audit).doc(), entry);
  if (!before) {
    const deletions = docs.filter((found) => found.get('restorableUntil') !== undefined);
    for (const { ref } of deletions)
      transaction.update(ref, { restorableUntil: FieldValue.delete() });
    return;
  }
  const version: Omit<StoredVersion, '_id'> = {
    ...entry,
    collection: document.parent.id,
    data: before,
    ...(deed.action === 'delete' && {
      restorableUntil: new Date(Date.parse(deed.at) + restorableTime).toISOString(),
    }),
  };
  transaction.create(versions.doc(), version);
  for (const { ref } of docs.slice(versionsKept - 1)) transaction.delete(ref);
}
