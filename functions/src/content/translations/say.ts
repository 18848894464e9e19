import {
  cardHighlightCount,
  categoryOf,
  collections,
  inTamil,
  storedTranslation,
  translationId,
  type CourseSummary,
  type Language,
  type PostSummary,
  type TranslatedName,
  type Translation,
} from '@institute/schema';
import { firestore } from '../../platform/admin.ts';
import { cachedByKey } from '../../platform/cached.ts';
import { parseDocument } from '../read.ts';
import type { Entry } from '../summaries/kinds.ts';
import { lists, readEntriesOf } from '../summaries/read-lists.ts';
import { readHeld, withBranch } from './branches.ts';

/** Content with the id of its document; none of what exists once. */
interface Identified {
  readonly _id?: string;
}

/** How content is said in a language. */
export interface Say {
  readonly language: Language;
  /** Of how many highlights the card of a course has room. */
  readonly highlights: number;
  /** All of a document. */
  readonly whole: <Value extends Identified>(
    name: TranslatedName,
    document: Value,
  ) => Promise<Value>;
  /** What cards show of documents; of what exists once, all. */
  readonly cards: <Value extends object>(
    name: TranslatedName,
    items: readonly Value[],
    idOf: (item: Value) => string,
  ) => Promise<Value[]>;
}

export const sayEnglish: Say = {
  language: 'en',
  highlights: cardHighlightCount,
  whole: async (_name, document) => document,
  cards: async (_name, items) => [...items],
};

const readTranslation = cachedByKey(async (id) =>
  parseDocument(
    storedTranslation,
    await firestore().collection(collections.translations).doc(id).get(),
  ),
);

/** A document in Tamil; a course stays in the category that it has by its title in English. */
function said<Value extends object>(
  name: TranslatedName,
  document: Value,
  translation: Parameters<typeof inTamil>[2],
): Value {
  const tamil = inTamil(name, document, translation);
  if (name !== 'courses') return tamil;
  const course = document as Value & Parameters<typeof categoryOf>[0];
  return { ...tamil, category: categoryOf(course) };
}

/** In Tamil, with other translations in the place of those that are stored, by their ids. */
export const sayTamilWith = (edited: ReadonlyMap<string, Pick<Translation, 'texts'>>): Say => ({
  language: 'ta',
  // A letter is three bytes, and a list has each text twice: two keep it within 18,000 bytes.
  highlights: 2,
  whole: async (name, document) => {
    const id = translationId({ kind: name, of: document._id ?? '' });
    return said(name, document, edited.get(id) ?? (await readTranslation(id)));
  },
  cards: async (name, items, idOf) => {
    const keyOf = (item: (typeof items)[number]) => translationId({ kind: name, of: idOf(item) });
    const found = await readEntriesOf(await lists.translations(), items.map(keyOf));
    const known = new Map(found.map(({ id, item }) => [id, item.texts]));
    const ownOf = (id: string) => edited.get(id)?.texts ?? known.get(id) ?? [];
    const held = items.length > 0 ? await readHeld(name) : [];
    return items.map((item) => {
      const texts = withBranch(name, item, ownOf(keyOf(item)), held);
      return said(name, item, { texts });
    });
  },
});

export const sayTamil = sayTamilWith(new Map());

export const sayIn = (language: Language): Say => (language === 'ta' ? sayTamil : sayEnglish);

/** The cards of courses or posts in a language. */
export const sayCards = <Card extends CourseSummary | PostSummary>(
  say: Say,
  name: 'courses' | 'posts',
  entries: readonly Entry<Card>[],
): Promise<Card[]> => {
  const ids = new Map(entries.map(({ id, item }) => [item, id]));
  return say.cards(name, [...ids.keys()], (card) => ids.get(card) ?? '');
};

/** Cards of courses with the highlights that they have room for in a language. */
export const fitting = (
  { highlights: room }: Say,
  cards: readonly CourseSummary[],
): CourseSummary[] =>
  cards.map((card) => ({
    ...card,
    highlights: card.highlights.slice(0, room),
    moreHighlights: card.moreHighlights + Math.max(0, card.highlights.length - room),
  }));
