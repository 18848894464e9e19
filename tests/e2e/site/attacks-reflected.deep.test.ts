import { expect, test, vi } from 'vitest';
import { xssArticles, xssLinks, xssTexts } from '../../support/attacks/payloads/xss.ts';
import { instances } from '../../support/level.ts';
import { expectOnlyTextIn, useAttacks } from '../../support/browser/attacks.ts';
import { appReady, publicPage, useBrowser } from '../../support/browser/browser.ts';

vi.setConfig({ testTimeout: 180_000 });

const { visit } = useBrowser();
const { attacked } = useAttacks();

const texts = instances([...xssTexts, ...xssLinks, ...xssArticles], 3);

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

test('a page shows its address only as text, in its HTML and rendered in the browser', async () => {
  const page = await visit('/', attacked);
  for (const [place, address] of addresses.entries()) {
    // Every text at two or three of the addresses: each page treats all texts alike.
    const paths = texts.filter((_, index) => index % 3 === place % 3).map(address);
    const documents = await Promise.all(
      paths.map(async (path) => [path, await publicPage(path)] as const),
    );
    await expectOnlyTextIn(page, Object.fromEntries(documents));
  }

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
