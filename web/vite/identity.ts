import type { Plugin } from 'vite';
import { builtFacts, theme } from '@institute/schema';
import { manifestOf } from '../src/lib/identity/manifest.ts';
import { icons } from './icons.ts';

const files: typeof icons = {
  ...icons,
  'manifest.webmanifest': async () => `${JSON.stringify(manifestOf(builtFacts, theme), null, 2)}\n`,
};

/** Writes the files that say whose site this is: the manifest and the icons. */
export function identity(): Plugin {
  return {
    name: 'identity',
    apply: (config) => !config.build?.ssr,
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const make = files[request.url?.slice(1) ?? ''];
        if (!make) return next();
        const type = request.url?.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream';
        make().then((file) => response.setHeader('Content-Type', type).end(file), next);
      });
    },
    async generateBundle() {
      for (const [fileName, make] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: await make() });
    },
  };
}
