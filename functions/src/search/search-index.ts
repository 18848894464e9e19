import { plainLatin, type SearchResult } from '@institute/schema';
import MiniSearch from 'minisearch';

/** Something that can be found. */
export interface Findable extends SearchResult {
  /** Further text that is searched and not shown. */
  readonly more?: string;
}

/** Most words of a search that are looked at. */
const wordLimit = 8;

/**
 * A word without accents and, in Tamil, without doubled consonants, which words from English have or have not:
 * பைத்தான், பைதான்.
 */
const plain = (term: string): string =>
  plainLatin(term).replace(/([\u0B95-\u0BB9])\u0BCD\1/gu, '$1');

/** A word without the ending of its plural: "class" of "classes", "salary" of "salaries", "கட்டணம்" of "கட்டணங்கள்"; in Tamil a day without its "day". */
const singular = (word: string): string =>
  word.length > 3
    ? word
        .replace(/ies$/, 'y')
        .replace(/(?<=ss|ch|sh|x)es$|(?<![su])s$/, '')
        .replace(/ங்கள்$/, 'ம்')
        .replace(/(?:க்)?கள்$/, '')
        .replace(/கிழமை$/, '')
    : word;

/** A word as it is searched for. */
const searched = (term: string): string => singular(plain(term));

/** The forms of a word that it is found by: "testing" by "test" as well. */
function found(term: string): string[] {
  const word = plain(term);
  const forms = [word, singular(word), ...(word.length > 6 ? [word.replace(/ing$/, '')] : [])];
  return [...new Set(forms)];
}

/** Fewest letters of a word that is also found with a typing error, and most: a sign can stand for eighteen. */
const fewestWithError = 4;
const mostWithError = 40;

/** A word with each two neighbouring letters swapped. */
function swaps(term: string): string[] {
  const letters = [...searched(term)];
  if (letters.length < fewestWithError || letters.length > mostWithError) return [];
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''),
    );
}

/** Longest word that is looked at as two. */
const longestInOne = 24;

/** Other spaces: two words written as one, such as "devops" for "dev ops", or one as two, "full stack" for "fullstack". */
function respaced(words: readonly string[]): string[][] {
  const withOne = words
    .slice(1)
    .map((next, at) => [...words.slice(0, at), `${words[at]}${next}`, ...words.slice(at + 2)]);
  const withTwo = words.flatMap((word, at) =>
    Array.from(
      { length: word.length > longestInOne ? 0 : Math.max(0, word.length - 3) },
      (_, cut) => [
        ...words.slice(0, at),
        word.slice(0, cut + 2),
        word.slice(cut + 2),
        ...words.slice(at + 1),
      ],
    ),
  );
  return [...withOne, ...withTwo];
}

/** A word that is found in a text whether it is a search for it or one of many. */
const isTelling = (term: string): boolean => term.length > 3;

/** The words of a result that match, with the fields that they are in. */
type Match = Readonly<Record<string, readonly string[]>>;

/** How well a result has a word: as it is (0), by its beginning (1), or with a typing error (2). */
function distance(word: string, match: Match): number {
  if (Object.hasOwn(match, word)) return 0;
  for (const term in match) if (term.startsWith(word)) return 1;
  return 2;
}

function isInTitle(match: Match): boolean {
  for (const term in match) if (match[term]?.includes('title')) return true;
  return false;
}

/** Lower for better results: whole words come before beginnings, and those in titles first. */
const rank = (words: readonly string[], match: Match): number =>
  2 * Math.max(...words.map((word) => distance(word, match))) + (isInTitle(match) ? 0 : 1);

/**
 * Finds words by their beginning and with a typing error: a wrong, missing or additional letter, or two
 * that were swapped. Where nothing has all words, they are found with other spaces, or else what has one of the longer ones.
 */
export function makeIndex(items: readonly Findable[]) {
  const index = new MiniSearch<Findable & { readonly id: number }>({
    fields: ['title', 'text', 'more'],
    processTerm: found,
  });
  index.addAll(items.map((item, id) => ({ ...item, id })));
  const wordsOf = MiniSearch.getDefault('tokenize') as (text: string) => string[];

  /** A word with two letters swapped too. The many that begin with two letters: only where it shows. */
  const queryOf = (word: string) => ({
    combineWith: 'OR' as const,
    queries:
      word.length > 2
        ? [word, { queries: swaps(word), fuzzy: false }]
        : [
            { queries: [word], prefix: false },
            { queries: [word], fields: ['title', 'text'] },
          ],
  });

  const areThere = (words: readonly string[]): boolean =>
    index.search({ combineWith: 'AND', queries: [...words] }, { processTerm: searched }).length > 0;

  const find = (words: readonly string[], combineWith: 'AND' | 'OR') => {
    const queries = words.map(queryOf);
    const results = index.search(
      { combineWith, queries },
      {
        processTerm: searched,
        boost: { title: 4, text: 2 },
        prefix: (term) => term.length > 1,
        fuzzy: (term) => (term.length < fewestWithError ? 0 : 1),
      },
    );
    const wanted = words.map(searched);
    const ranked = results.map(({ id, match }) => ({ id, rank: rank(wanted, match) }));
    return ranked.toSorted((one, other) => one.rank - other.rank);
  };

  return (search: string): Findable[] => {
    const words = wordsOf(search).filter(Boolean).slice(0, wordLimit);
    const all = find(words, 'AND');
    const spaced = all.length > 0 ? undefined : respaced(words).find(areThere);
    const some = () => (spaced ? find(spaced, 'AND') : find(words.filter(isTelling), 'OR'));
    const best = all.length > 0 ? all : some();
    return best.flatMap(({ id }) => items[Number(id)] ?? []);
  };
}
