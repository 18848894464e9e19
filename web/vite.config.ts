import { join } from 'node:path';
import { languageRoots, type Language } from '@institute/schema';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown, type UserConfigFnObject } from 'vite';
import { classNames } from './vite/class-names.ts';
import { environment } from './vite/environment.ts';
import { identity } from './vite/identity.ts';
import { inLanguage } from './vite/language.ts';
import { plainPages } from './vite/plain-pages.ts';
import { robots } from './vite/robots.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { shell } from './vite/shell.ts';
import { themed } from './vite/theme.ts';
import { withoutServerFacts } from './vite/without-server-facts.ts';

const absent = join(import.meta.dirname, 'vite', 'absent.ts');
const noMutations = join(import.meta.dirname, 'vite', 'no-mutations.ts');

/** ReactFire imports nearly every Firebase product, and each registers itself when loaded, used or not. */
const optionalProducts =
  /node_modules\/(?:reactfire|rxfire|@?firebase\/(?:analytics|functions|installations|performance|remote-config|storage))/;

/**
 * Chunks shared by several pages, kept few. What every page needs is a single chunk, so that its
 * styles keep the order of their imports.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'site', tags: ['$initial'] },
  {
    name: 'shared',
    test: /schema\/src\/(?:\w+\/(?:choices|counts|defaults|messages)|texts\/\w+\/(?:choices|defaults|locale|messages|names)|enquiries\/contact-consent)|components\/content|lib\/(?:content\/use-only-backed|enquiries\/contact-course|page\/use-image-failed)/,
  },
  {
    name: 'offer',
    test: /courses\/batch-choices|demo\/demo-choices|texts\/\w+\/offer|components\/(?:lists\/batch-list|pictures\/person-image)|lib\/(?:batches\/(?:batch-text|use-next-batch))/,
  },
  { name: 'slug-of', test: /schema\/src\/fields\/(?:plain-latin|slug-of)/ },
  {
    name: 'forms',
    test: /node_modules\/react-hook-form|components\/enquiry-form|lib\/enquiries\/(?!send-kept)/,
  },
  {
    name: 'validation',
    test: /node_modules\/zod|schema\/src\/(?:(?:fields|texts\/\w+)\/fields|enquiries\/enquiry-form)/,
  },
  // What every screen of the dashboard has: as files of their own, they cost 100 bytes each.
  {
    name: 'admin-shell',
    test: /admin\/shell\/(?:device-switch|icon-action|progress-bar|read-state|session|use-last-choice)/,
    includeDependenciesRecursively: false,
  },
  // Alone: what it depends on is in files that public pages load, too.
  {
    name: 'mui',
    test: /node_modules\/(?:@mui|@emotion|react-transition-group)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
];

/**
 * Browsers that know `light-dark()`: what replaces it for older ones costs 300 bytes a page, and comes late (`by-day.css`).
 * Those of iOS need prefixes that Safari on a Mac does not.
 */
const cssTarget = ['chrome123', 'firefox120', 'safari17.5', 'ios17.5'];

/** The build of a language: the English one has the files that are there once, and goes first. */
export const siteIn = (language: Language): UserConfigFnObject => {
  const folder = languageRoots[language];
  const isFirst = folder === '';
  /** The first script of every page names all files: a hash of 42 bits is enough, and saves 100 bytes. */
  const fileNames = `assets${folder}/[name]-[hash:7]`;
  return defineConfig(({ command, isSsrBuild }) => ({
    plugins: [
      inLanguage(language),
      environment(),
      themed(),
      withoutServerFacts(),
      react(),
      shell(language),
      plainPages(),
      serviceWorker(language),
      ...(isFirst ? [robots(), identity()] : []),
    ],
    build: isSsrBuild
      ? {
          outDir: `dist${folder}/server`,
          minify: false,
          cssMinify: true,
          cssTarget,
          rolldownOptions: {
            output: { minify: 'dce-only', assetFileNames: `${fileNames}[extname]` },
          },
        }
      : {
          outDir: 'dist/client',
          emptyOutDir: isFirst,
          modulePreload: { polyfill: false },
          cssTarget,
          rolldownOptions: {
            // What texts say stands where it is shown.
            optimization: { inlineConst: { mode: 'all', pass: 1 } },
            treeshake: { moduleSideEffects: [{ test: optionalProducts, sideEffects: false }] },
            output: {
              codeSplitting: { groups },
              entryFileNames: `${fileNames}.js`,
              chunkFileNames: `${fileNames}.js`,
              assetFileNames: `${fileNames}[extname]`,
            },
          },
        },
    ...(command === 'build' && {
      css: { modules: { generateScopedName: classNames(import.meta.dirname) } },
    }),
    resolve: {
      alias: {
        'firebase/database': absent,
        re2js: absent,
        'hoist-non-react-statics': absent,
        './mutationCache.js': noMutations,
      },
    },
    ssr: { noExternal: true },
    // Without it the server's build has React twice, for development too.
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  }));
};

export default siteIn('en');
