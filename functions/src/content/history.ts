import { collections, restorableTime, versionsKept, type StoredVersion } from '@institute/schema';
import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { addAudit, auditEntry, type AuditEvent } from '../platform/audit.ts';

/** The end of the time in which what was deleted at a moment can be restored. */
const endOfRestoring = (at: string): string =>
  new Date(Date.parse(at) + restorableTime).toISOString();

/** The document exists again: its versions are no longer removed with it. */
function keepVersions(transaction: Transaction, versions: readonly QueryDocumentSnapshot[]): void {
  for (const version of versions)
    if (version.get('restorableUntil') !== undefined)
      transaction.update(version.ref, { restorableUntil: FieldValue.delete() });
}

/**
 * Stores the audit event of a change, and the version that it replaced, in the transaction of the
 * change: neither exists without the other. The oldest version beyond the limit is removed. It reads and writes.
 */
export async function keepHistory(
  transaction: Transaction,
  document: DocumentReference,
  before: DocumentData | undefined,
  event: Omit<AuditEvent, 'document'>,
): Promise<void> {
  const audited = { document: document.path, ...event };
  addAudit(transaction, audited);
  const all = firestore().collection(collections.versions);
  const itsVersions = all.where('document', '==', document.path).orderBy('at', 'desc');
  const { docs } = await transaction.get(itsVersions.select('restorableUntil'));
  if (!before) return keepVersions(transaction, docs);
  const version: Omit<StoredVersion, '_id'> = {
    ...auditEntry(audited),
    collection: document.parent.id,
    data: before,
    ...(event.action === 'delete' && { restorableUntil: endOfRestoring(event.at) }),
  };
  transaction.create(all.doc(), version);
  for (const { ref } of docs.slice(versionsKept - 1)) transaction.delete(ref);
}
