import { createHash } from 'node:crypto';
import { collections } from '@institute/schema';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';

const all = () => firestore().collection(collections.redirects);

/** The redirect from a path: a path has one at most. */
export const redirectFrom = (path: string): DocumentReference =>
  all().doc(createHash('sha256').update(path).digest('base64url'));

/** Makes the redirects to a path lead on to another, so that there are no chains (redirects-2). */
export async function shortenChains(
  transaction: Transaction,
  from: string,
  to: string,
): Promise<void> {
  const { docs } = await transaction.get(all().where('to', '==', from));
  const updatedAt = new Date().toISOString();
  for (const earlier of docs)
    if (earlier.get('from') !== to) transaction.update(earlier.ref, { to, updatedAt });
}

/**
 * For what is stored at a path now: it wins over a redirect from there, and where it was before
 * leads to it (redirects-1, redirects-3).
 */
export async function redirectMoved(
  transaction: Transaction,
  was: string | undefined,
  is: string,
): Promise<void> {
  if (was === is) return;
  if (was !== undefined) {
    await shortenChains(transaction, was, is);
    const now = new Date().toISOString();
    transaction.set(redirectFrom(was), { from: was, to: is, createdAt: now, updatedAt: now });
  }
  transaction.delete(redirectFrom(is));
}
