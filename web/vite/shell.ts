import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { entryChunk } from './entry-chunk.ts';

type Bundle = Rolldown.OutputBundle;

/** Names of the style sheets of a chunk and of what it imports, in the order of the cascade. */
function styleSheets(bundle: Bundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk') return found;
  for (const needed of chunk.imports) styleSheets(bundle, needed, found);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
  return found;
}

/**
 * Style sheets as they stand in the HTML: their text, and a link for each, which is not loaded but
 * tells the app, which fetches a page's style sheets with its code, that they are there.
 */
function inlined(bundle: Bundle, sheets: readonly string[]): string {
  const texts = sheets.map((name) => {
    const sheet = bundle[name];
    return sheet?.type === 'asset' ? String(sheet.source).trim() : '';
  });
  const links = sheets.map((name) => `<link rel="stylesheet" href="/${name}" disabled />`);
  return sheets.length > 0 ? `<style>${texts.join('')}</style>${links.join('')}` : '';
}

/**
 * Turns the built index.html into the shell that the function `pages` fills: the styles that every
 * page needs stand in it, and the scripts load once the page has painted, by the inline script
 * `loader.js`. It leaves the public folder, because Hosting serves files before it asks a function.
 * `page-styles.json` beside it has the styles of each page, by the name of the page's module.
 */
export function shell(): Plugin {
  let outDir = '';
  let html = '';
  let pageStyles: Record<string, string> = {};
  return {
    name: 'shell',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return;
      const entry = entryChunk(bundle);
      if (!entry) return this.error('The client build has no entry');
      const everywhere = styleSheets(bundle, entry.fileName);
      const loader = readFileSync(join(import.meta.dirname, 'loader.js'), 'utf8')
        .replaceAll(/^\s*\/\/.*$|^\s+/gm, '')
        .replace('ENTRY', `/${entry.fileName}`);
      html = String(index.source)
        .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
        .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
        .replace('<!--head-->', () => `${inlined(bundle, [...everywhere])}\n    <!--head-->`)
        .replace('</body>', () => `  <script>${loader.trim()}</script>\n  </body>`);
      const pages = Object.values(bundle).filter(
        (file) => file.type === 'chunk' && file.isDynamicEntry && file.name.endsWith('-page'),
      );
      pageStyles = Object.fromEntries(
        pages.map(({ fileName, name = fileName }) => {
          const own = [...styleSheets(bundle, fileName)].filter((sheet) => !everywhere.has(sheet));
          return [name, inlined(bundle, own)];
        }),
      );
      delete bundle['index.html'];
    },
    writeBundle() {
      if (!html) return;
      mkdirSync(outDir, { recursive: true });
      writeFileSync(join(outDir, '..', 'shell.html'), html);
      writeFileSync(join(outDir, '..', 'page-styles.json'), JSON.stringify(pageStyles));
    },
  };
}
