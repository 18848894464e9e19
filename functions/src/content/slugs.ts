import { randomBytes } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import { firestore } from '../admin.ts';
import { ApiError } from '../http/errors.ts';

/**
 * Whether a document other than `id` has the slug. Asked within the transaction that stores it:
 * Firestore's transactions are serialisable, queries included, so that a document with the same
 * slug cannot appear before the commit. That needs no second record of the slugs, which could
 * come apart from the documents.
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

/** Characters of a slug made from a title; with a suffix it stays within the schema's 100. */
const maxLength = 80;

/** The title as a slug; `fallback` for a title without a letter of the Latin alphabet. */
export const slugOf = (title: string, fallback: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-|-$/g, '') || fallback;

/** The slug with a random ending, for when it is taken. */
export const slugWithSuffix = (slug: string): string => `${slug}-${randomBytes(4).toString('hex')}`;
