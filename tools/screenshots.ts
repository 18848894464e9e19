/**
 * `npm run screenshots`: screenshots of every public page of the running site (`npm start`), at
 * both widths, light and dark, in the ignored folder `.screenshots`. Arguments select paths.
 */
import { join } from 'node:path';
import { launchBrowser, viewports } from '../tests/support/launch-browser.ts';
import { root, siteUrl } from '../tests/support/ports.ts';

const screens = [
  '/',
  '/about',
  '/courses',
  '/courses?category=cloud',
  '/courses/python-full-stack-development',
  '/batches',
  '/demo',
  '/trainers',
  '/placements',
  '/blog',
  '/contact',
  '/privacy',
  '/no-such-page',
];

const given = process.argv.slice(2);
const browser = await launchBrowser();
for (const path of given.length > 0 ? given : screens) {
  for (const [device, viewport] of Object.entries(viewports)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({
        viewport,
        colorScheme,
        baseURL: siteUrl('start'),
        reducedMotion: 'reduce',
      });
      await page.goto(path);
      await page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready');
      await page.waitForLoadState('networkidle');
      const name = path.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'home';
      const file = join(root, '.screenshots', `${name}-${device}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: true });
      await page.close();
      process.stdout.write(`${file}\n`);
    }
  }
}
await browser.close();
