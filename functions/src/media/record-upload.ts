import { collections } from '@institute/schema';
import type { StorageEvent } from 'firebase-functions/v2/storage';
import { bucket, firestore } from '../platform/admin.ts';
import { auditEntry } from '../platform/audit.ts';
import { findAccount } from '../platform/caller/find-account.ts';
import { rightsOf } from '../platform/caller/rights.ts';
import { createOnce } from '../platform/create-once.ts';
import { isMissing } from './is-missing.ts';

/** Everybody may read what is said of a file: nothing there tells who uploaded it any more. */
async function forgetUploader(path: string): Promise<void> {
  const file = (await bucket()).file(path);
  try {
    await file.setMetadata({ metadata: { uploadedBy: null } });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Puts a new file on record, under the event's id, so that a second run of the trigger changes
 * nothing. Who uploaded it stands in its metadata (`storage.rules`) until then. A file without that
 * was put there with the project's own credentials, which is on Google Cloud's record.
 */
export async function recordUpload({ id, time, data }: StorageEvent): Promise<void> {
  const uid = data.metadata?.['uploadedBy'];
  if (!uid) return;
  const account = await findAccount(uid);
  const entry = auditEntry({
    document: data.name,
    action: 'upload',
    admin: { uid, email: account?.email, name: account && (await rightsOf(account)).name },
    at: new Date(time).toISOString(),
  });
  await createOnce(firestore().collection(collections.audit).doc(id), entry);
  await forgetUploader(data.name);
}
