import { institute, type Language } from '@institute/schema';
import type { Plugin } from 'vite';

/** Takes the texts of a language in place of the English ones, and says in the shell which it is. */
export const inLanguage = (language: Language): Plugin => ({
  name: 'language',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/texts\/en\// },
    handler(source, importer, options) {
      if (language === 'en') return null;
      return this.resolve(source.replace('/texts/en/', `/texts/${language}/`), importer, options);
    },
  },
  transformIndexHtml: (html) =>
    html.replace('{locale}', language === 'en' ? institute.locale : language),
});
