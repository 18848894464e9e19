import type { Plugin } from 'vite';
import { institute, institutePlace, theme } from '@institute/schema';
import { icons } from './icons.ts';

const { name, shortName, locale } = institute;

/** What a device shows of the installed app. */
const manifest = {
  name,
  short_name: shortName,
  description: `Courses in software, data, AI, cloud, security and design, in ${institutePlace()}.`,
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: locale,
  background_color: theme.ground[0],
  theme_color: theme.indigoGround[0],
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Courses', url: '/courses' },
    { name: 'Batches', url: '/batches' },
    { name: 'Demo classes', url: '/demo' },
    { name: 'Contact', url: '/contact' },
  ],
};

const files: typeof icons = {
  ...icons,
  'manifest.webmanifest': async () => `${JSON.stringify(manifest, null, 2)}\n`,
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
