import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageRoots, type Language } from '@institute/schema';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { entryChunk } from './entry-chunk.ts';

type Bundle = Rolldown.OutputBundle;

/** Names of the files that a chunk needs, itself and its style sheets last: the cascade's order. */
export function filesOf(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  for (const needed of chunk.imports) filesOf(bundle, needed, found);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
  return found.add(name);
}

const addressOf = (name: string): string => `/${name}`;

export const isSheet = (name: string): boolean => name.endsWith('.css');

/** What style sheets say. */
export const styleText = (bundle: Bundle, sheets: readonly string[]): string =>
  sheets
    .map((name) => {
      const sheet = bundle[name];
      return sheet?.type === 'asset' ? String(sheet.source).trim() : '';
    })
    .join('');

/** Style sheets as they stand in the HTML, with their addresses; the server puts those that a page uses into one. */
const inlined = (bundle: Bundle, sheets: readonly string[]): string =>
  sheets
    .map(
      (sheet) => `<style data-sheets="${addressOf(sheet)}">${styleText(bundle, [sheet])}</style>`,
    )
    .join('');

/** Links that fetch files ahead; `loader.js` puts them to use when it is time. */
function filesTemplate(id: string, names: readonly string[]): string {
  const links = names.map((name) => {
    const kind = isSheet(name) ? 'preload" as="style' : 'modulepreload';
    return `<link rel="${kind}" crossorigin href="${addressOf(name)}">`;
  });
  return `<template id="${id}">${links.join('')}</template>`;
}

/**
 * What stands in the head of each page, by the name of its module: its styles, and for `loader.js`
 * the links to its scripts and to the enquiry popup's files.
 */
function pageHeads(bundle: Bundle, everywhere: ReadonlySet<string>): Record<string, string> {
  const lazy = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isDynamicEntry);
  const own = (fileName: string) =>
    [...filesOf(bundle, fileName)].filter((name) => !everywhere.has(name));
  /** Of the parts that only some addresses of a page load: their chunks are named after it. */
  const sheetsOfParts = (page: string) =>
    lazy
      .filter(({ name }) => name?.startsWith(`${page}-`))
      .flatMap(({ fileName }) => own(fileName))
      .filter(isSheet);
  const dialog = lazy.find(({ name }) => name === 'enquiry-dialog');
  return Object.fromEntries(
    lazy
      .filter(({ name }) => name?.endsWith('-page'))
      .map(({ fileName, name = '' }) => {
        const files = own(fileName);
        const scripts = files.filter((file) => !isSheet(file));
        const popup = dialog ? own(dialog.fileName).filter((file) => !files.includes(file)) : [];
        const ahead = filesTemplate('page-files', scripts) + filesTemplate('popup-files', popup);
        const sheets = new Set([...files.filter(isSheet), ...sheetsOfParts(name)]);
        return [name, inlined(bundle, [...sheets]) + ahead];
      }),
  );
}

function loader(entry: string): string {
  const code = readFileSync(join(import.meta.dirname, 'loader.js'), 'utf8');
  return minifySync('loader.js', code).code.trim().replace('ENTRY', `/${entry}`);
}

/**
 * Turns the built index.html into the shell that the function `pages` fills: the styles that every
 * page needs stand in it, and the scripts load once the page has painted, by the inline script
 * `loader.js`. It leaves the public folder, because Hosting serves files before it asks a function.
 * `page-heads.json` beside it has what each page adds. Those of another language are in its folder.
 */
export function shell(language: Language): Plugin {
  let outDir = '';
  let html = '';
  let heads: Record<string, string> = {};
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir, `..${languageRoots[language]}`);
    },
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      const entry = entryChunk(bundle);
      if (!entry) return this.error('The client build has no entry');
      const everywhere = filesOf(bundle, entry.fileName);
      const styles = inlined(bundle, [...everywhere].filter(isSheet));
      html = String(index.source)
        .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
        .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
        .replace('<html', '<html data-plain')
        .replace('<!--head-->', () => `${styles}\n    <!--head-->`)
        .replace('<body>', () => `<body>\n    <script>${loader(entry.fileName)}</script>`);
      heads = pageHeads(bundle, everywhere);
      delete bundle['index.html'];
    },
    writeBundle() {
      if (!html) return;
      mkdirSync(outDir, { recursive: true });
      writeFileSync(join(outDir, 'shell.html'), html);
      writeFileSync(join(outDir, 'page-heads.json'), JSON.stringify(heads));
    },
  };
}
