import type { TranslatedName, TranslatedText } from '@institute/schema';
import { lists, readEntries } from '../summaries/read-lists.ts';

/** Kinds whose one text is the branch where they are held. */
const heldKinds = ['batches', 'demoPlans'];

interface Translated {
  readonly kind: string;
  readonly texts: readonly TranslatedText[];
}

/**
 * The texts of a translation. Before those of a batch or a demo class stand those that others have for its branch:
 * this is one place, and called the same in all.
 */
export function withBranch(
  name: TranslatedName,
  document: object,
  own: TranslatedText[],
  others: readonly Translated[],
): TranslatedText[] {
  if (!heldKinds.includes(name) || !('branch' in document)) return own;
  const named = others
    .filter(({ kind }) => heldKinds.includes(kind))
    .flatMap(({ texts }) => texts)
    .filter(({ path, english }) => path === 'branch' && english === document.branch);
  return [...named, ...own];
}

/** The translations of batches and demo classes, if a document of that kind is to be said. */
export async function readHeld(name: TranslatedName): Promise<readonly Translated[]> {
  if (!heldKinds.includes(name)) return [];
  const { rows } = await lists.translations();
  const having = rows.filter(({ counts }) => heldKinds.some((kind) => counts[kind]));
  return (await Promise.all(having.map(readEntries))).flat().map(({ item }) => item);
}
