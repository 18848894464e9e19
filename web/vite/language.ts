import { institute, type Language } from '@institute/schema';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const tracking = /\bletter-spacing:[^;}]*;?/g;
const leading = /(\bline-height:\s*|\bfont:[^;/]*\/\s*)(1\.\d+)/g;

/** Marks texts that are in English. */
const runtime = join(import.meta.dirname, '..', 'src', 'lib', 'language', 'jsx-runtime.ts');

/** Rules for Tamil alone, from their selector's beginning, which the build in English has not. */
const ofTamil = /[^{};/]*:lang\(ta\)[^{}]*\{[^{}]*\}/g;

export const withoutTamil = (css: string): string => css.replaceAll(ofTamil, '');

/** Signs stand above and below Tamil letters, and join them: lines are further apart, letters never. */
const forTamil = (css: string): string =>
  css
    .replaceAll(tracking, '')
    .replaceAll(
      leading,
      (_, before: string, height: string) =>
        before + Math.max(1.3, Number(height) + 0.15).toFixed(2),
    );

/** The links of the navbar have room from this width only; it is 64rem in English. */
const widerNavbar = (css: string): string => css.replace('(width < 64rem)', '(width < 80rem)');

/** Takes the texts of a language in place of the English ones, and says in the shell which it is. */
export const inLanguage = (language: Language): Plugin => ({
  name: 'language',
  enforce: 'pre',
  config: () => ({
    define: { 'import.meta.env.IN_TAMIL': JSON.stringify(language === 'ta') },
  }),
  resolveId: {
    filter: { id: /\/texts\/en\/|^react\/jsx-runtime$/ },
    handler(source, importer, options) {
      if (language === 'en') return null;
      if (source === 'react/jsx-runtime') return importer === runtime ? null : runtime;
      return this.resolve(source.replace('/texts/en/', `/texts/${language}/`), importer, options);
    },
  },
  transform: {
    filter: { id: /\/web\/src\/.*\.css/ },
    handler(code, id) {
      if (language === 'en') return { code: withoutTamil(code), map: null };
      const css = forTamil(code);
      return { code: id.includes('/navbar.module.') ? widerNavbar(css) : css, map: null };
    },
  },
  transformIndexHtml: (html) =>
    html.replace('{locale}', language === 'en' ? institute.locale : language),
});
