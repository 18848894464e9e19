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

test('previews have the rules of a file that cannot be loaded again', async () => {
  const link = document.createElement('link');
  Object.assign(link, { id: 'written', rel: 'stylesheet', href: 'data:text/css,.day{width:7px}' });
  const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
  document.head.append(link);
  await loaded;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await siteStyles()).toContain('.day { width: 7px; }');
});
