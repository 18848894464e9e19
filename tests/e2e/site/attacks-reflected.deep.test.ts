import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../../support/ports.ts';
import { xssArticles, xssLinks, xssTexts } from '../../support/attacks/payloads/xss.ts';
import { instances } from '../../support/level.ts';
import { forkServer, type Server } from '../../support/fork-server.ts';
import { expectOnlyTextIn, useAttacks } from '../../support/browser/attacks.ts';
import { appReady, useBrowser } from '../../support/browser/browser.ts';

vi.setConfig({ testTimeout: 180_000 });

const { visit } = useBrowser();
const { attacked } = useAttacks();

const texts = instances([...xssTexts, ...xssLinks, ...xssArticles], 9);

/** Where an address may carry a text; the browser writes some of its characters as they are. */
const addresses: readonly ((text: string) => string)[] = [
  (text) => `/courses?category=${encodeURIComponent(text)}`,
  (text) => `/blog?category=${encodeURIComponent(text)}`,
  (text) => `/contact?course=${encodeURIComponent(text)}&utm_source=${encodeURIComponent(text)}`,
  (text) => `/search?q=${encodeURIComponent(text)}`,
  (text) => `/courses/${encodeURIComponent(text)}`,
  (text) => `/blog/${encodeURIComponent(text)}`,
  (text) => `/${encodeURIComponent(text)}?${encodeURIComponent(text)}`,
];

/** The built `pages` in a process of its own: the emulator starts one for every request at once. */
let pages: Server;
beforeAll(async () => {
  pages = await forkServer(join(root, 'tests', 'support', 'serve-site.ts'), [], {});
});
afterAll(() => pages.stop());

test('the HTML of a page contains its address only as text', async () => {
  const page = await visit('/', attacked);
  for (const [place, address] of addresses.entries()) {
    // Every text at two of the addresses: each page treats all texts alike.
    const paths = texts.filter((_, index) => index % 3 === place % 3).map(address);
    const documents = await Promise.all(
      paths.map(async (path) => [path, await (await fetch(pages.url + path)).text()] as const),
    );
    await expectOnlyTextIn(page, Object.fromEntries(documents));
  }
});

test('a page rendered in the browser shows its address only as text', async () => {
  const page = await visit('/', attacked);
  await appReady(page);
  const paths = instances(xssTexts, 8).map((text, index) => {
    const address = addresses[index % addresses.length];
    return `${address?.(text)}#${text}`;
  });
  const found = await page.evaluate(async (places) => {
    const strange: string[] = [];
    for (const place of places) {
      history.pushState(null, '', place);
      dispatchEvent(new PopStateEvent('popstate'));
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      strange.push(...window.foundIn(document).map((element) => `${place}: ${element}`));
    }
    return strange;
  }, paths);
  expect(found).toEqual([]);
});
