import { basename, join } from 'node:path';
import { languageRoots, type Language } from '@institute/schema';
import { build, type Plugin, type Rolldown } from 'vite';
import { entryChunk } from './entry-chunk.ts';
import { inLanguage } from './language.ts';
import { isSheet, styleText } from './shell.ts';
import { themed } from './theme.ts';

type Bundle = Rolldown.OutputBundle;

/** The dashboard begins there; nothing that is needed only after it is kept for visitors. */
const dashboard = '/src/admin/admin-app.tsx';

/** Paths of the files that the public pages need: every chunk but the dashboard's with its styles, and their fonts. */
function publicFiles(bundle: Bundle): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    if (chunk.facadeModuleId?.endsWith(dashboard)) return;
    files.add(name);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const needed of [...chunk.imports, ...chunk.dynamicImports]) add(needed);
  };
  const entry = entryChunk(bundle);
  if (entry) add(entry.fileName);
  const styles = styleText(bundle, [...files].filter(isSheet));
  const fonts = Object.keys(bundle).filter(
    (name) => name.endsWith('.woff2') && styles.includes(basename(name)),
  );
  return [...fonts, ...files].map((name) => `/${name}`);
}

/** Builds the service worker of a language, as one classic script that knows the files it is to keep. */
export function serviceWorker(language: Language): Plugin {
  let root = '';
  return {
    name: 'service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const built = await build({
        root,
        configFile: false,
        plugins: [inLanguage(language), themed()],
        publicDir: false,
        logLevel: 'warn',
        define: { PUBLIC_FILES: JSON.stringify(publicFiles(bundle)) },
        build: {
          write: false,
          rolldownOptions: {
            input: join(root, 'src', 'service-worker', 'service-worker.ts'),
            output: {
              format: 'iife',
              // As the site's own build names its fonts.
              assetFileNames: `assets${languageRoots[language]}/[name]-[hash:7][extname]`,
            },
          },
        },
      });
      if (!('output' in built)) this.error('The service worker was not built');
      this.emitFile({
        type: 'asset',
        fileName: `service-worker${languageRoots[language].replace('/', '-')}.js`,
        source: built.output[0].code,
      });
    },
  };
}
