import { collections, type StoredConsent } from '@institute/schema';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { keepSummaries } from '../content/summaries/keep-summary.ts';
import { firestore } from '../platform/admin.ts';
import { auditEntry } from '../platform/audit.ts';
import { mails } from '../platform/outbox/mail.ts';

/** In the audit trail, for a person who has no account. */
const byLink = { uid: 'consent-link' };

/**
 * Removes a card with its versions, and the edits of it that wait in releases: nothing can bring it
 * back. Returns what does it.
 */
export async function removeCard(
  transaction: Transaction,
  document: DocumentReference,
  at: string,
): Promise<() => void> {
  const of = (collection: string) =>
    transaction.get(firestore().collection(collection).where('document', '==', document.path));
  const current = (await transaction.get(document)).data();
  const versions = await of(collections.versions);
  const edits = await of(collections.edits);
  const changeSummary = await keepSummaries(transaction, [{ document, current, next: undefined }]);
  return () => {
    transaction.delete(document);
    for (const { ref } of [...versions.docs, ...edits.docs]) transaction.delete(ref);
    changeSummary();
    const event = { document: document.path, action: 'withdraw-consent', admin: byLink, at };
    transaction.create(firestore().collection(collections.audit).doc(), auditEntry(event));
  };
}

/** Removes the mails with the links of a consent, which say whom they went to. */
export async function removeMails(
  transaction: Transaction,
  { _id }: StoredConsent,
): Promise<() => void> {
  const { docs } = await transaction.get(mails().where('consent', '==', _id).select());
  return () => {
    for (const { ref } of docs) transaction.delete(ref);
  };
}
