import type { SearchResult } from '@institute/schema';
import MiniSearch from 'minisearch';

/** Something that can be found. */
export interface Findable extends SearchResult {
  /** Further text that is searched and not shown. */
  readonly more?: string;
}

/** Most words of a search that are looked at. */
const wordLimit = 8;

/** Accents make no difference. */
const plain = (term: string): string =>
  term
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase();

/**
 * How many letters may be wrong: two in a long word, as swapping two letters changes two.
 */
const typingErrors = (term: string): number => {
  if (term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
};

/** A word that is found in a text whether it is a search for it or one of many. */
const isTelling = (term: string): boolean => term.length > 3;

/**
 * Finds words by their beginning and with a typing error. What matches in its title comes first.
 * Where nothing has all words, what has one of the longer ones is found.
 */
export function makeIndex(items: readonly Findable[]) {
  const index = new MiniSearch<Findable & { readonly id: number }>({
    fields: ['title', 'text', 'more'],
    processTerm: plain,
  });
  index.addAll(items.map((item, id) => ({ ...item, id })));
  const wordsOf = MiniSearch.getDefault('tokenize') as (text: string) => string[];

  const find = (words: readonly string[], combineWith: 'AND' | 'OR') => {
    const found = index.search(words.join(' '), {
      combineWith,
      boost: { title: 4, text: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: typingErrors,
    });
    const inTitle = found.filter(({ match }) =>
      Object.values(match).some((fields) => fields.includes('title')),
    );
    const first = new Set(inTitle);
    return [...inTitle, ...found.filter((each) => !first.has(each))];
  };

  return (search: string): Findable[] => {
    const words = wordsOf(search).filter(Boolean).slice(0, wordLimit);
    const all = find(words, 'AND');
    const found = all.length > 0 ? all : find(words.filter(isTelling), 'OR');
    return found.flatMap(({ id }) => items[Number(id)] ?? []);
  };
}
