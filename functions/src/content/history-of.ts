import { collections } from '@institute/schema';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';

/** The fields in which versions and edits of a document have its content. */
export const contentFields = ['data', 'before'];

/** The versions of a document, and the edits of it in releases. */
export async function historyOf(transaction: Transaction, { path }: DocumentReference) {
  const of = async (collection: string) =>
    (await transaction.get(firestore().collection(collection).where('document', '==', path))).docs;
  return { versions: await of(collections.versions), edits: await of(collections.edits) };
}
