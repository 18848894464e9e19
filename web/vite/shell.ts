import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Turns the built index.html into the shell that the function `pages` fills: the styles stand in
 * it, and the scripts load once the page has painted, by the inline script `loader.js`. It leaves
 * the public folder, because Hosting serves files before it asks a function.
 */
export function shell(): Plugin {
  let outDir = '';
  let html = '';
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
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (!entry) this.error('The client build has no entry');
      const styles = Object.values(bundle)
        .flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
        )
        .join('');
      const loader = readFileSync(join(import.meta.dirname, 'loader.js'), 'utf8')
        .replaceAll(/^\s*\/\/.*$|^\s+/gm, '')
        .replace('ENTRY', `/${entry.fileName}`);
      html = String(index.source)
        .replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
        .replace(/\s*<script type="module"[^>]*><\/script>/, '')
        .replace('<!--head-->', () => `<style>${styles.trim()}</style>\n    <!--head-->`)
        .replace('</body>', () => `  <script>${loader.trim()}</script>\n  </body>`);
      delete bundle['index.html'];
    },
    writeBundle() {
      if (!html) return;
      mkdirSync(outDir, { recursive: true });
      writeFileSync(join(outDir, '..', 'shell.html'), html);
    },
  };
}
