import { randomBytes } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import { ApiError } from '../platform/errors.ts';

/**
 * Whether a document other than `id` has the slug. Call it within the transaction that stores the
 * document: Firestore's transactions are serialisable, queries included, so no document with the
 * same slug can appear before the commit, and no separate index of slugs is needed.
 */
export async function isTaken(
  transaction: Transaction,
  collection: string,
  slug: string,
  id: string,
): Promise<boolean> {
  const query = firestore().collection(collection).where('slug', '==', slug).limit(2);
  const { docs } = await transaction.get(query.select());
  return docs.some((found) => found.id !== id);
}

export const slugConflict = (): ApiError =>
  new ApiError('conflict', 'This slug is taken', { fields: { slug: 'This slug is taken' } });

/** The slug with a random suffix, for when it is taken. */
export const slugWithSuffix = (slug: string): string => `${slug}-${randomBytes(4).toString('hex')}`;
