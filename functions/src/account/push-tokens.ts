import { createHash } from 'node:crypto';
import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { removeAll } from '../platform/remove-all.ts';
import { mayNow } from './may-now.ts';

/** Most browsers of an account that are notified. */
const most = 10;

/** By what the browsers of the staff are notified: each token with its account. No rule gives access to it. */
const pushTokens = (): CollectionReference => firestore().collection('pushTokens');

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const pushTokensOf = (uid: string): Query => pushTokens().where('uid', '==', uid);

/** Makes a browser the caller's, whosever it was. Of more than 10 browsers the one that was saved first goes. */
export async function savePushToken(
  { body: { token } }: { body: { token: string } },
  { uid }: Admin,
): Promise<{ _id: string }> {
  const id = idOf(token);
  await firestore().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(pushTokensOf(uid));
    const others = docs
      .filter((each) => each.id !== id)
      .toSorted((one, other) => String(other.get('at')).localeCompare(String(one.get('at'))));
    for (const { ref } of others.slice(most - 1)) transaction.delete(ref);
    transaction.set(pushTokens().doc(id), { uid, token, at: new Date().toISOString() });
  });
  return { _id: id };
}

/** Forgets a browser of the caller; one that is forgotten already, or somebody else's, changes nothing. */
export async function removePushToken(
  { id }: { id: string },
  { uid }: Admin,
): Promise<{ _id: string }> {
  await firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(pushTokens().doc(id));
    if (stored.get('uid') === uid) transaction.delete(stored.ref);
  });
  return { _id: id };
}

/** Forgets every browser of an account. */
export const removePushTokensOf = (uid: string): Promise<number> => removeAll(pushTokensOf(uid));

/** Forgets the browsers of an account but one, by the id of its token. */
export async function removeOtherPushTokens(uid: string, kept: string | undefined): Promise<void> {
  const { docs } = await pushTokensOf(uid).select().get();
  await Promise.all(docs.filter(({ id }) => id !== kept).map(({ ref }) => ref.delete()));
}

/**
 * Forgets the browsers of accounts that were removed, were disabled or no longer handle enquiries, by whatever
 * means. Returns how many.
 */
export async function removeLostPushTokens(): Promise<number> {
  const { docs } = await pushTokens().select('uid').get();
  let removed = 0;
  for (const uid of new Set(docs.map((each) => String(each.get('uid')))))
    if (!(await mayNow(uid, 'handleEnquiries'))) removed += await removePushTokensOf(uid);
  return removed;
}
