import {
  collections,
  kindNameOf,
  translationIdOf,
  withoutTextsOf,
  type Removal,
  type TranslatedName,
  type TranslatedText,
} from '@institute/schema';
import { isDeepStrictEqual } from 'node:util';
import type {
  DocumentData,
  DocumentReference,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { ChangedDocument } from '../changes.ts';
import { contentFields, historyOf } from '../history-of.ts';
import { updateSummaries } from '../summaries/update-summaries.ts';
import { timeAfter } from '../write.ts';
import { withTamilStates } from './tamil-states.ts';

/** Most bytes of versions that change, so that a transaction can hold them with the document and its translation. */
const mostBytes = 2_000_000;

const newestFirst = (one: QueryDocumentSnapshot, other: QueryDocumentSnapshot): number =>
  one.get('at') < other.get('at') ? 1 : -1;

/**
 * Removes from the versions and scheduled changes of a translation what they say of the parts of a document that go for
 * good, because they are about somebody; all of it where nothing of the document is `left`. Of a very long one the oldest
 * versions go. Returns how the translation itself changes. It reads and writes.
 */
export async function forgetTexts(
  transaction: Transaction,
  document: DocumentReference,
  { parts, left }: { readonly parts: readonly Removal[]; readonly left: DocumentData | undefined },
): Promise<readonly ChangedDocument[]> {
  const id = translationIdOf(document.path);
  if (id === undefined) return [];
  const translation = document.firestore.collection(collections.translations).doc(id);
  const { versions, edits } = await historyOf(transaction, translation);
  const before = (await transaction.get(translation)).data();
  if (!left) {
    for (const { ref } of [...versions, ...edits]) transaction.delete(ref);
    return before ? [{ document: translation, before, after: undefined }] : [];
  }
  const name = kindNameOf(document.path) as TranslatedName;
  const without = (data: DocumentData): DocumentData => ({
    ...data,
    texts: withoutTextsOf(name, data['texts'] as TranslatedText[], { parts, left }),
  });
  let bytes = 0;
  for (const earlier of [...edits, ...versions.toSorted(newestFirst)]) {
    const held = contentFields.flatMap((field) => {
      const data: DocumentData | undefined = earlier.get(field) ?? undefined;
      const kept = data && without(data);
      return isDeepStrictEqual(kept, data) ? [] : [[field, kept] as const];
    });
    if (held.length === 0) continue;
    bytes += Buffer.byteLength(JSON.stringify(held));
    if (bytes > mostBytes && versions.includes(earlier)) transaction.delete(earlier.ref);
    else transaction.update(earlier.ref, Object.fromEntries(held));
  }
  const after = before && without(before);
  if (!after || isDeepStrictEqual(after, before)) return [];
  const updatedAt = timeAfter(before['updatedAt']);
  return [{ document: translation, before, after: { ...after, updatedAt } }];
}

/** Stores documents without what is gone for good, with what is said of them in Tamil and in lists. It reads and writes. */
export async function storeForgetting(
  transaction: Transaction,
  given: readonly ChangedDocument[],
): Promise<void> {
  const { changes, others } = await withTamilStates(transaction, given);
  const all = [...changes, ...others];
  for (const { document, after } of all)
    if (after) transaction.set(document, after);
    else transaction.delete(document);
  await updateSummaries(transaction, all);
}
