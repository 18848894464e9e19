import type { TranslatedName, TranslatedText } from '@institute/schema';
import { lists, readEntries } from '../summaries/read-lists.ts';

/** Kinds whose one text is the branch where they are held. */
const heldKinds = ['batches', 'demoPlans'];

/** Whether texts of a kind are a branch, which others may have in Tamil. */
export const isHeld = (name: TranslatedName): boolean => heldKinds.includes(name);

/** Kinds that name branches, and where. */
export const namesIn: Readonly<Record<string, RegExp>> = {
  contactInfo: /^branches\.\d+\.name$/,
  batches: /^branch$/,
  demoPlans: /^branch$/,
};

interface Translated {
  readonly kind: string;
  readonly texts: readonly TranslatedText[];
}

/**
 * The texts of a translation, of which the last one of a field counts. For its branch a batch or a demo class also has
 * those of others, and the contact info's before any: this is one place, and called the same in all.
 */
export function withBranch(
  name: TranslatedName,
  document: object,
  own: TranslatedText[],
  others: readonly Translated[],
): TranslatedText[] {
  if (!isHeld(name) || !('branch' in document)) return own;
  const namedBy = (kinds: readonly string[]) =>
    others
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ kind, texts }) => texts.filter(({ path }) => namesIn[kind]?.test(path)))
      .filter(({ english }) => english === document.branch)
      .map((text) => ({ ...text, path: 'branch' }));
  return [...namedBy(heldKinds), ...own, ...namedBy(['contactInfo'])];
}

/** The translations of what names branches, if a document of that kind is to be said. */
export async function readHeld(name: TranslatedName): Promise<readonly Translated[]> {
  if (!isHeld(name)) return [];
  const { rows } = await lists.translations();
  const having = rows.filter(({ counts }) => Object.keys(namesIn).some((kind) => counts[kind]));
  return (await Promise.all(having.map(readEntries))).flat().map(({ item }) => item);
}
