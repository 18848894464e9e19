import { languages, localeIn, pathIn } from '@institute/schema';

/** The addresses of a page in each language, with the one for readers of neither. */
export const alternates = (path: string, site: string) => [
  ...languages.map((language) => [localeIn(language), site + pathIn(language, path)] as const),
  ['x-default', site + path] as const,
];
