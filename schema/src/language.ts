import { institute } from './institute.ts';

/** The languages of the site, the one of today's addresses first. */
export const languages = ['en', 'ta'] as const;

export type Language = (typeof languages)[number];

/** The name of a language in itself, as links to it have it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ta: 'தமிழ்' };

/** Where the site begins in a language. */
export const languageRoots: Readonly<Record<Language, string>> = { en: '', ta: '/ta' };

/** A language as the institute's country has it, for dates, numbers and search engines. */
export const localeIn = (language: Language): string =>
  institute.locale.replace(/^[a-z]+/, language);

/** The path of a page in a language, from its path within the site. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;

/** The same path within the site, in English. */
export const withoutLanguage = (path: string): string => path.replace(/^\/ta(?=\/|$)/, '') || '/';
