import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesOf, isSheet, styleText } from './shell.ts';

/** Vite's notes to itself, which it removes later. */
const mark = /\/\*\$vite\$:\d+\*\/\s*/g;

/**
 * Writes `plain-heads.json`: the styles of each page that has no scripts, by the name of its module. The
 * build for the server has them, which the browser's never loads. Those of the shell are not repeated.
 */
export function plainPages(): Plugin {
  let root = '';
  let outDir = '';
  const heads: Record<string, string> = {};
  return {
    name: 'plain-pages',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    generateBundle: {
      // Before Vite drops the styles from this build.
      order: 'pre',
      handler(_options, bundle) {
        const list = this.getModuleInfo(join(root, 'src', 'plain-pages.tsx'));
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const everywhere = chunks
          .filter(({ isEntry }) => isEntry)
          .flatMap(({ fileName }) => [...filesOf(bundle, fileName)]);
        for (const { name, fileName, facadeModuleId } of chunks) {
          if (!list?.dynamicallyImportedIds.includes(facadeModuleId ?? '')) continue;
          const sheets = [...filesOf(bundle, fileName)].filter(
            (file) => isSheet(file) && !everywhere.includes(file),
          );
          heads[name] = `<style>${styleText(bundle, sheets).replaceAll(mark, '')}</style>`;
        }
      },
    },
    writeBundle() {
      mkdirSync(outDir, { recursive: true });
      writeFileSync(join(outDir, '..', 'plain-heads.json'), JSON.stringify(heads));
    },
  };
}
