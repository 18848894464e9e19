import { collections, restorableTime, versionsKept, type StoredVersion } from '@institute/schema';
import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Transaction,
} from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { auditEntry, type AuditEvent } from '../platform/audit.ts';

/**
 * Writes the audit event and the version in the same transaction as the change, so that neither
 * exists without the other. Versions beyond the limit are removed in the same transaction. It reads:
 * call it before the transaction's first write, and the result after.
 */
export async function keepHistory(
  transaction: Transaction,
  document: DocumentReference,
  before: DocumentData | undefined,
  event: Omit<AuditEvent, 'document'>,
): Promise<() => void> {
  const versions = firestore().collection(collections.versions);
  const ofDocument = versions.where('document', '==', document.path).orderBy('at', 'desc');
  const { docs } = await transaction.get(ofDocument.select('restorableUntil'));
  const entry = auditEntry({ document: document.path, ...event });
  const record = () =>
    void transaction.create(firestore().collection(collections.audit).doc(), entry);
  if (!before) {
    const deletions = docs.filter((found) => found.get('restorableUntil') !== undefined);
    return () => {
      record();
      for (const { ref } of deletions)
        transaction.update(ref, { restorableUntil: FieldValue.delete() });
    };
  }
  const version: Omit<StoredVersion, '_id'> = {
    ...entry,
    collection: document.parent.id,
    data: before,
    ...(event.action === 'delete' && {
      restorableUntil: new Date(Date.parse(event.at) + restorableTime).toISOString(),
    }),
  };
  return () => {
    record();
    transaction.create(versions.doc(), version);
    for (const { ref } of docs.slice(versionsKept - 1)) transaction.delete(ref);
  };
}
