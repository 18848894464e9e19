/** What `npm run dev` serves: the source, with React's own warnings. */
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, test } from 'vitest';
import { serveApp } from '../../../tools/dev-site.ts';
import { appReady, site, useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';

const { visit } = useBrowser();

let server: ViteDevServer;
const shown = database.doc('shownClaims/main');
beforeAll(async () => {
  await shown.set({ onlyBacked: true, counted: {}, claims: [] });
  // Those of the dashboard are bundled for the component tests, and take most of the time.
  const entries = [
    'src/{components,features,lib}/**/*.{ts,tsx}',
    // It starts React as the page does: a package found later has Vite bundle everything again, and the page reload.
    'src/admin/preview/frame.tsx',
    '!**/*.test.*',
    '!**/test-*',
  ];
  server = await serveApp('test', 0, { target: site }, entries);
});
afterAll(async () => {
  await server.close();
  await shown.delete();
});

test('the home page logs no error', async () => {
  const [url = ''] = server.resolvedUrls?.local ?? [];
  const page = await visit(url, {
    // No other test is at this address: its page is closed, not kept.
    isNew: true,
    // Vite first bundles the packages, in a fresh clone.
    before: async (opened) => opened.setDefaultTimeout(90_000),
  });
  await appReady(page);
  await page.waitForLoadState('networkidle');
});
