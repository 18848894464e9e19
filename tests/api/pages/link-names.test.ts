import { expect, test } from 'vitest';
import { siteUrl } from '../../support/ports.ts';

const site = siteUrl('test');

const withoutTags = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The addresses that the links in a page's content lead to, by what screen readers say of each. */
function linksByName(html: string): Map<string, Set<string>> {
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  const links = new Map<string, Set<string>>();
  for (const [, tag = '', words = ''] of main.matchAll(/<a\b([^>]*)>([^]*?)<\/a>/g)) {
    const name = /aria-label="([^"]*)"/.exec(tag)?.[1] ?? withoutTags(words);
    const [, to = ''] = /href="([^"]*)"/.exec(tag) ?? [];
    links.set(name, (links.get(name) ?? new Set()).add(to));
  }
  return links;
}

// quality-10
test.each([
  '/',
  '/about',
  '/courses',
  '/courses/ui-ux-design',
  '/batches',
  '/demo',
  '/trainers',
  '/placements',
  '/how-we-count',
  '/blog',
  '/contact?for=demo',
  '/search?q=python',
])('no two links of %s have one name and lead to different pages', async (path) => {
  const links = linksByName(await (await fetch(site + path)).text());
  expect(links.size).toBeGreaterThan(0);
  expect([...links].filter(([, to]) => to.size > 1)).toEqual([]);
});
