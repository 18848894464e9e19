import type { Language } from '@institute/schema';
import * as english from './en/search.ts';
import * as tamil from './ta/search.ts';

/** What a search says, by language. */
export const searchIn: Readonly<Record<Language, typeof english | typeof tamil>> = {
  en: english,
  ta: tamil,
};
