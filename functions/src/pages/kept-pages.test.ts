import { afterEach, expect, test, vi } from 'vitest';
import { keptPage, renderPage } from './kept-pages.ts';

vi.mock('./page-html.ts', () => ({
  pageHtml: ({ html }: { html: string }) => ({ html, policy: '' }),
}));

vi.mock('./server-content-source.ts', () => {
  const answers = {
    singleton: null,
    coursePage: { items: [], total: 0, pages: 0, count: 0, page: 1 },
  };
  const serverContentSource = new Proxy(answers, {
    get: (known, name) =>
      name === 'leavesOutClaims'
        ? false
        : () => Promise.resolve(name in known ? Reflect.get(known, name) : []),
  });
  return { serverContentSource, withoutClaims: serverContentSource };
});

afterEach(() => vi.unstubAllEnvs());

test('only query parameters that change a page are cached separately', async () => {
  vi.stubEnv('CONTENT_MEMORY_SECONDS', '60');
  const all = await renderPage('/courses', '');
  expect(keptPage('/courses', 'utm_source=poster')).toBe(all);
  expect(keptPage('/courses', 'category=cloud')).toBeUndefined();
  const cloud = await renderPage('/courses', 'category=cloud&utm_source=poster');
  expect(keptPage('/courses', 'utm_source=leaflet&category=cloud')).toBe(cloud);
});
