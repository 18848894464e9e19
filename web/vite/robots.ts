import type { Plugin } from 'vite';

/**
 * Writes robots.txt, which has to name the sitemap by its whole address. It is a file because
 * Cloud Functions answer requests for it with 404 before they ask the code. The address is
 * VITE_SITE_URL; without it, that of the project's default Hosting site, or the emulators'.
 */
export function robots(): Plugin {
  let site = '';
  return {
    name: 'robots',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved({ env }) {
      const { VITE_SITE_URL: address, VITE_FIREBASE_PROJECT_ID: project } = env as Record<
        string,
        string | undefined
      >;
      site = address || (project ? `https://${project}.web.app` : 'http://127.0.0.1:5000');
    },
    generateBundle() {
      const sitemap = `${site.replace(/\/+$/, '')}/sitemap.xml`;
      this.emitFile({
        type: 'asset',
        fileName: 'robots.txt',
        source: [
          'User-agent: *',
          'Disallow: /admin',
          'Disallow: /Admin',
          'Disallow: /api/',
          'Allow: /api/upload/file/',
          '',
          `Sitemap: ${sitemap}`,
          '',
        ].join('\n'),
      });
    },
  };
}
