import type { Language } from '@institute/schema';
import type * as lru from 'lru-cache';
import { afterEach, expect, test, vi } from 'vitest';
import { keptPage, renderPage } from './kept-pages.ts';

/** Where redirects were looked up from. */
const asked = vi.hoisted((): string[] => []);

vi.mock('./page-html.ts', () => ({
  htmlOf: () => ({ page: ({ html }: { html: string }) => ({ html, policy: '' }) }),
}));

vi.mock('@institute/web/shell.html', () => ({ default: '' }));
vi.mock('@institute/web/ta/shell.html', () => ({ default: '' }));

vi.mock('./server-content-source.ts', () => {
  const answers = {
    singleton: null,
    coursePage: { items: [], total: 0, pages: 0, count: 0, page: 1 },
  };
  const moved = new Map([
    ['/old', '/courses'],
    ['/old-in-tamil', '/ta/courses'],
    ['/office', '/admin'],
    ['/gone', '/ta/gone'],
    ['/?p=8', '/blog/draw-first'],
    ['/?page_id=5', '/'],
  ]);
  const postPage = (_: number, category: string) =>
    Promise.resolve({ items: [], counts: { Alumni: 1 }, pages: category === 'alumni' ? 1 : 0 });
  const serverContentSource = new Proxy(answers, {
    get: (known, name) =>
      name === 'leavesOutClaims'
        ? false
        : name === 'postPage'
          ? postPage
          : name === 'redirect'
            ? async (path: string) => {
                asked.push(path);
                return moved.get(path) ?? null;
              }
            : () => Promise.resolve(name in known ? Reflect.get(known, name) : []),
  });
  const [source, withoutClaims] = [serverContentSource, serverContentSource];
  return { serverContentSource, withoutClaims, tamilSources: { source, withoutClaims } };
});

vi.mock('lru-cache', async (original) => {
  const { LRUCache } = await original<typeof lru>();
  /** With little room, which is soon full. */
  class SmallCache extends LRUCache<string, object> {
    constructor() {
      super({ max: 4 });
    }
  }
  return { LRUCache: SmallCache };
});

const at = (path: string, search: string, language: Language = 'en') => ({
  language,
  path,
  search,
});

afterEach(() => vi.unstubAllEnvs());

test('only query parameters that change a page are cached separately', async () => {
  vi.stubEnv('CONTENT_MEMORY_SECONDS', '60');
  const all = await renderPage(at('/courses', ''));
  expect(keptPage(at('/courses', 'utm_source=poster'))).toBe(all);
  expect(keptPage(at('/courses', 'category=cloud'))).toBeUndefined();
  const cloud = await renderPage(at('/courses', 'category=cloud&utm_source=poster'));
  expect(keptPage(at('/courses', 'utm_source=leaflet&category=cloud'))).toBe(cloud);
});

test('a category of posts is cached only where posts have it', async () => {
  vi.stubEnv('CONTENT_MEMORY_SECONDS', '60');
  const alumni = await renderPage(at('/blog', 'category=alumni'));
  expect(keptPage(at('/blog', 'category=alumni'))).toBe(alumni);
  expect((await renderPage(at('/blog', 'category=gossip'))).status).toBe(404);
  expect(keptPage(at('/blog', 'category=gossip'))).toBeUndefined();
});

test.each([
  ['filters', (count: number) => at('/batches', `course=made-up-${count}`)],
  ['other spellings', (count: number) => at(`/contact${'/'.repeat(count)}`, '')],
  ['capitals', (count: number) => at(`/${'ABOUT'.slice(0, count)}${'about'.slice(count)}`, '')],
])('however many addresses are made up, as %s, a page of the site stays', async (_, madeUp) => {
  vi.stubEnv('CONTENT_MEMORY_SECONDS', '60');
  const page = await renderPage(at('/trainers', ''));
  for (let count = 1; count <= 5; count += 1) {
    const other = await renderPage(madeUp(count));
    expect(keptPage(madeUp(count))).toBe(other);
  }
  expect(keptPage(at('/trainers', ''))).toBe(page);
});

// redirects-1
test.each([
  ['/old', '/courses', '/ta/courses'],
  ['/old-in-tamil', '/ta/courses', '/ta/courses'],
  ['/office', '/admin', '/admin'],
  ['/gone', '/ta/gone', undefined],
])('%s leads to %s, and in Tamil to %s', async (old, english, tamil) => {
  const leadsTo = async (language: Language) =>
    (await renderPage(at(old, '', language))).headers['Location'];
  expect([await leadsTo('en'), await leadsTo('ta')]).toEqual([english, tamil]);
});

// moving-6
test.each([
  ['p=8', '/blog/draw-first', '/ta/blog/draw-first'],
  ['utm_source=poster&p=8', '/blog/draw-first?utm_source=poster', undefined],
  ['page_id=5', '/', '/ta'],
])('the permalink /?%s leads to %s, and in Tamil to %s', async (search, english, tamil) => {
  vi.stubEnv('CONTENT_MEMORY_SECONDS', '60');
  await renderPage(at('/', ''));
  expect(keptPage(at('/', search))).toBeUndefined();
  const { status, headers } = await renderPage(at('/', search));
  expect([status, headers['Location']]).toEqual([308, english]);
  if (tamil) expect((await renderPage(at('/', search, 'ta'))).headers['Location']).toBe(tamil);
});

// moving-6
test('any other query of the home page is that page, and no redirect is looked up but for a permalink', async () => {
  vi.stubEnv('CONTENT_MEMORY_SECONDS', '60');
  const home = await renderPage(at('/', ''));
  asked.splice(0);
  for (const search of ['p=08', 'p=12345678901', 'p=x', 'p=', 'page_id=-1', 'cat=8', 'P=8'])
    expect([search, keptPage(at('/', search)) === home]).toEqual([search, true]);
  expect(keptPage(at('/about', 'p=8'))).toBeUndefined();
  expect((await renderPage(at('/about', 'p=8'))).status).toBe(200);
  expect(asked).toEqual([]);
  expect(await renderPage(at('/', 'p=9'))).toBe(home);
  expect(asked).toEqual(['/?p=9']);
});

// tamil-1
test('a page in Tamil is another one, below its own address', async () => {
  vi.stubEnv('CONTENT_MEMORY_SECONDS', '60');
  const english = await renderPage(at('/batches', ''));
  const tamil = await renderPage(at('/batches', '', 'ta'));
  expect(keptPage(at('/batches', ''))).toBe(english);
  expect(keptPage(at('/batches', '', 'ta'))).toBe(tamil);
  // What the same address is while the site is in English alone.
  expect(keptPage(at('/ta/batches', ''))).toBeUndefined();
  expect(tamil.body.toString()).toContain('href="/ta/courses"');
  expect(english.body.toString()).not.toContain('/ta/');
});
