import type { Language } from '@institute/schema';
import { searchIn } from '../texts/search-in.ts';
import type { Findable } from './search-index.ts';

/** What of a result is searched and not shown, with what usual words of it are in a language and its letters. */
export function withSpellings({ title, more = '' }: Findable, language: Language): string {
  const words = new Set(`${title} ${more}`.toLowerCase().match(/[a-z]+/g));
  const spelt = Object.entries(searchIn[language].spellings).filter(([word]) => words.has(word));
  return [more, ...spelt.map(([, written]) => written)].join(' ');
}
