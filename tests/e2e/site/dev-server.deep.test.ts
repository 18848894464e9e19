/** What `npm run dev` serves: the source, with React's own warnings. */
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveApp } from '../../../tools/dev-site.ts';
import { appReady, site, useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { ifDeep, isDeep } from '../../support/level.ts';

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
  server = await serveApp('test', 0, { target: site }, isDeep ? entries : []);
});
afterAll(async () => {
  await server.close();
  await shown.delete();
});

const at = (path: string): string => new URL(path, server.resolvedUrls?.local[0]).href;

test('the page has the state of the site, and a module of the source is JavaScript; the API answers beside it', async () => {
  const html = await (await fetch(at('/'))).text();
  expect(html).toContain('id="content-state">[[["onlyBacked"],true]]<');
  expect(html).toContain('/@react-refresh');
  const module = await fetch(at('/src/lib/enquiries/popup-shown.ts'));
  expect(module.headers.get('content-type')).toBe('text/javascript');
  const script = await module.text();
  expect(script).toContain('popupWasShown');
  expect(script).not.toContain('): boolean');
  // Read whole: a connection that ends before is an error outside of any test.
  expect(await (await fetch(at('/api/courses'))).json()).toMatchObject({ success: true });
});

// The first level has home, as it is built, in home.
test.each(ifDeep)('the home page logs no error', async () => {
  const page = await visit(at('/'), {
    // No other test is at this address: its page is closed, not kept.
    isNew: true,
    // Vite first bundles the packages, in a fresh clone.
    before: async (opened) => opened.setDefaultTimeout(90_000),
  });
  await appReady(page);
  await page.waitForLoadState('networkidle');
});
