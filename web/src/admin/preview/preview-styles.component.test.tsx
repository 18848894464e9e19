import { afterEach, expect, test, vi } from 'vitest';
import { siteStyles } from './preview-styles.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.querySelector('#written')?.remove();
});

// dashboard-6
test('styles of previews have shorthands of which a part is overridden', async () => {
  const written = '.day { font: 700 1.75rem / 1 var(--face); font-variant-numeric: tabular-nums; }';
  document.head.insertAdjacentHTML('beforeend', `<style id="written">${written}</style>`);
  expect(await siteStyles()).toContain(written);
});

/** Loads a file of styles into the document. */
async function load(href: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { id: 'written', rel: 'stylesheet', href });
  const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
  document.head.append(link);
  await loaded;
}

test('previews have the rules of a file that cannot be loaded again', async () => {
  await load('data:text/css,.day{width:7px}');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await siteStyles()).toContain('.day { width: 7px; }');
});

test('a file is read once, however often previews ask', async () => {
  const href = 'data:text/css,.day{width:8px}';
  await load(href);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response('.day{width:8px}');
  });
  const all = await Promise.all([siteStyles(), siteStyles()]);
  for (const styles of [...all, await siteStyles()]) expect(styles).toContain('.day{width:8px}');
  expect(asked.filter((address) => address === href)).toHaveLength(1);
});
