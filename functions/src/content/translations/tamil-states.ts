import { isDeepStrictEqual } from 'node:util';
import {
  collections,
  isOffered,
  kindNameOf,
  tamilTexts,
  translatedPath,
  translationIdOf,
  type TranslatedName,
} from '@institute/schema';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import type { ChangedDocument } from '../changes.ts';

/** What a stored document has of its translation: only the transactions that write one of both set it. */
export const tamilState = ['inTamil', 'untranslated'];

/** How a document stands with its translation; nothing is said of one that was never begun. */
function stateOf(
  path: string,
  document: DocumentData,
  translation: DocumentData | undefined,
): DocumentData {
  if (!translation) return {};
  const texts = tamilTexts(kindNameOf(path) as TranslatedName, document, translation['texts']);
  const count = (state: string) => texts.filter((text) => text.state === state).length;
  return {
    ...(isOffered(texts) && { inTamil: true }),
    untranslated: { missing: count('missing'), stale: count('stale') },
  };
}

const withState = (data: DocumentData, state: DocumentData): DocumentData => ({
  ...Object.fromEntries(Object.entries(data).filter(([name]) => !tamilState.includes(name))),
  ...state,
});

/** A document with what it says of its translation. */
export const statedWith = (
  path: string,
  document: DocumentData,
  translation: DocumentData | undefined,
): DocumentData => withState(document, stateOf(path, document, translation));

/** The document that a change says something of in Tamil: itself, or that of a translation. */
function spokenOf({ document: { id, parent, path } }: ChangedDocument): string | undefined {
  if (parent.id === collections.translations) return translatedPath(id);
  return translationIdOf(path) === undefined ? undefined : path;
}

/**
 * Changes of content with what they make of the state of documents in Tamil: first the given ones in their
 * order, then those of documents of which only the translation changes. It reads, and writes nothing.
 */
export async function withTamilStates<Change extends ChangedDocument>(
  transaction: Transaction,
  changes: readonly Change[],
): Promise<{ readonly changes: readonly Change[]; readonly others: readonly ChangedDocument[] }> {
  const db: Firestore | undefined = changes[0]?.document.firestore;
  const paths = new Set(changes.flatMap((change) => spokenOf(change) ?? []));
  if (!db) return { changes, others: [] };
  const next = new Map<string, DocumentData>();
  const others: ChangedDocument[] = [];
  const dataOf = async (path: string) => {
    const changed = changes.find(({ document }) => document.path === path);
    return changed ? changed.after : (await transaction.get(db.doc(path))).data();
  };
  for (const path of paths) {
    const data = await dataOf(path);
    if (!data) continue;
    const translation = await dataOf(`${collections.translations}/${translationIdOf(path)}`);
    const after = statedWith(path, data, translation);
    if (isDeepStrictEqual(after, data)) continue;
    next.set(path, after);
    if (!changes.some(({ document }) => document.path === path))
      others.push({ document: db.doc(path), before: data, after });
  }
  return {
    changes: changes.map((change) => ({
      ...change,
      after: change.after && (next.get(change.document.path) ?? change.after),
    })),
    others,
  };
}
