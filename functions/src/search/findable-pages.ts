import type { Language } from '@institute/schema';
import { searchIn } from '../texts/search-in.ts';
import type { Findable } from './search-index.ts';

type Words = readonly [title: string, text: string];

/** In another language a page is found by its English words, too. */
const page = (path: string, [title, text]: Words, [english, about]: Words): Findable => ({
  kind: 'page',
  title,
  text,
  path,
  ...(title !== english && { more: `${english} ${about}` }),
});

/** How the figures of the site were counted; in the sitemap too only while nothing else is shown. */
export const howWeCount = (language: Language): Findable =>
  page('/how-we-count', searchIn[language].howWeCount, searchIn.en.howWeCount);

/** The pages that can be found beside those of single courses and posts. */
export const findablePages = (language: Language, withDemos: boolean): Findable[] =>
  Object.entries(searchIn.en.pages)
    .filter(([path]) => withDemos || path !== '/demo')
    .map(([path, words]) =>
      page(path, searchIn[language].pages[path as keyof typeof searchIn.en.pages], words),
    );
