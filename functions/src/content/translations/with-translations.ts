import { collections, translationIdOf } from '@institute/schema';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Change } from '../changes.ts';

/** The deletion of a document that does not exist; undefined if it never did. */
async function deletionOf(transaction: Transaction, { firestore, path }: DocumentReference) {
  const itsVersions = firestore.collection(collections.versions).where('document', '==', path);
  const [last] = (await transaction.get(itsVersions.orderBy('at', 'desc').limit(1))).docs;
  return last?.get('action') === 'delete' ? last.data() : undefined;
}

/** The content of a translation that was deleted with its document. */
async function goneWith(
  transaction: Transaction,
  document: DocumentReference,
  translation: DocumentReference,
) {
  const last = await deletionOf(transaction, translation);
  const itsOwn = last && (await deletionOf(transaction, document));
  return itsOwn?.['at'] === last?.['at'] ? last?.['data'] : undefined;
}

/** What becomes of the translation of a document that is deleted or restored; undefined for nothing. */
async function translationChange(
  transaction: Transaction,
  { document, before, after, action, at }: Change,
): Promise<Change | undefined> {
  const id = translationIdOf(document.path);
  if (id === undefined || !action || action === 'create' || (before && after)) return undefined;
  const translation = document.firestore.collection(collections.translations).doc(id);
  const stored = (await transaction.get(translation)).data();
  if (!after)
    return stored && { document: translation, before: stored, after, action: 'delete', at };
  const gone = stored ? undefined : await goneWith(transaction, document, translation);
  return gone && { document: translation, before, after: { ...gone, updatedAt: at }, action, at };
}

/**
 * Changes, and after them those of translations: each is deleted with its document, and comes back with it
 * (tamil-10). It reads, and writes nothing.
 */
export async function withTranslations(
  transaction: Transaction,
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const given = new Set(changes.map(({ document }) => document.path));
  const all = [...changes];
  for (const change of changes) {
    const found = await translationChange(transaction, change);
    if (found && !given.has(found.document.path)) all.push(found);
  }
  return all;
}
