import type { StoredConsent } from '@institute/schema';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { addAudit } from '../../platform/audit.ts';
import { mails } from '../../mails/outbox/mail.ts';
import { removeUnused } from '../../media/remove-files.ts';

/** In the audit trail, for a person who has no account. */
const byLink = { uid: 'consent-link' };

/** Writes the audit entry of a card that was removed at the student’s request. */
export function auditCardRemoval(
  transaction: Transaction,
  { path }: DocumentReference,
  at: string,
): void {
  const event = { document: path, action: 'withdraw-consent', admin: byLink, at };
  addAudit(transaction, event);
}

/** Removes the mails with the links of a consent, which say whom they went to. It reads and writes. */
export async function removeMails(transaction: Transaction, { _id }: StoredConsent): Promise<void> {
  const { docs } = await transaction.get(mails().where('consent', '==', _id).select());
  for (const { ref } of docs) transaction.delete(ref);
}

/** A path as it is noted: not as a path, which would be one that content still shows. */
export const noteOfFile = (path: string): string => path.replace('/', ':');

/** Removes the files of a card that is gone, unless something else shows them. */
export async function removeFilesOf(consent: DocumentReference): Promise<void> {
  const noted: string[] = (await consent.get()).get('files') ?? [];
  const files = new Set(noted.map((note) => note.replace(':', '/')));
  if (files.size === 0) return;
  await removeUnused(files);
  await consent.update({ files: [] });
}
