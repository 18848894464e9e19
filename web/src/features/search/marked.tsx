import type { ReactNode } from 'react';

/** Words as they are searched: of letters and numerals. */
const wordsOf = (search: string): string[] => search.match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? [];

/** A text with the words marked that begin with one of a search. */
export function marked(text: string, search: string): ReactNode {
  const words = wordsOf(search);
  if (words.length === 0) return text;
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])((?:${words.join('|')})[\p{L}\p{M}\p{N}]*)`,
    'giu',
  );
  return text
    .split(pattern)
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
