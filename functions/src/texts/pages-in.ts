import type { Language } from '@institute/schema';
import * as english from './en/pages.ts';
import * as tamil from './ta/pages.ts';

/** What plain pages say, by language. */
export const pagesIn: Readonly<Record<Language, typeof english | typeof tamil>> = {
  en: english,
  ta: tamil,
};
