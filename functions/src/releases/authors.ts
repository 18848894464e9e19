import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { mayNow } from '../account/may-now.ts';
import { findAccount } from '../platform/caller/find-account.ts';
import { ApiError } from '../platform/errors.ts';
import { editsOf } from './releases.ts';

/** The accounts that answer for a release: of whoever planned it, and of whoever added to it since. */
async function accountsOf(release: DocumentSnapshot): Promise<string[]> {
  const { docs } = await editsOf(release.id).select('by').get();
  const all = [release, ...docs].map((found) => found.get('by') as string | undefined);
  return [...new Set(all)].filter((uid) => uid !== undefined);
}

/** Refuses a release of someone who may no longer change content. */
export async function requireAuthors(release: DocumentSnapshot): Promise<void> {
  for (const uid of await accountsOf(release)) {
    if (await mayNow(uid, 'editContent')) continue;
    throw new ApiError(
      'forbidden',
      'One of the people who scheduled it may no longer change content. Publish it now, or change its time to schedule it yourself.',
    );
  }
}

/** The addresses of those who answer for a release and may still change content. */
export async function addressesOf(release: DocumentSnapshot): Promise<string[]> {
  const emails: string[] = [];
  for (const uid of await accountsOf(release)) {
    const email = (await mayNow(uid, 'editContent')) && (await findAccount(uid))?.email;
    if (email) emails.push(email);
  }
  return emails;
}
