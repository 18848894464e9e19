import { createHash } from 'node:crypto';
import { collections } from '@institute/schema';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';

const all = () => firestore().collection(collections.redirects);

/** The redirect from a path: a path has one at most. */
export const redirectFrom = (path: string): DocumentReference =>
  all().doc(createHash('sha256').update(path).digest('base64url'));

/** What is written once everything is read. */
export type Writes = (transaction: Transaction) => void;

/** Makes the redirects to a path lead on to another, so that there are no chains (redirects-2). */
export async function shortenChains(
  transaction: Transaction,
  from: string,
  to: string,
): Promise<Writes> {
  const { docs } = await transaction.get(all().where('to', '==', from));
  const updatedAt = new Date().toISOString();
  return (writing) => {
    for (const earlier of docs)
      if (earlier.get('from') !== to) writing.update(earlier.ref, { to, updatedAt });
  };
}

/**
 * For what is stored at a path now: it wins over a redirect from there, and where it was before
 * leads to it (redirects-1, redirects-3).
 */
export async function planMove(
  transaction: Transaction,
  was: string | undefined,
  is: string,
): Promise<Writes> {
  if (was === is) return () => undefined;
  if (was === undefined) return (writing) => void writing.delete(redirectFrom(is));
  const shorten = await shortenChains(transaction, was, is);
  const now = new Date().toISOString();
  return (writing) => {
    shorten(writing);
    writing.delete(redirectFrom(is));
    writing.set(redirectFrom(was), { from: was, to: is, createdAt: now, updatedAt: now });
  };
}
