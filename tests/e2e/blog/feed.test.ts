import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { publicPage, site, useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

const feed = '/blog/rss.xml';

/** The feed as a reader parses it. */
async function readFeed(page: Page) {
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(address).toBe(feed);
  return page.evaluate(async (path) => {
    // The site takes no markup from a string.
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', path);
    const loaded = new Promise((resolve) => request.addEventListener('load', resolve));
    request.send();
    await loaded;
    const parsed = request.responseXML;
    if (!parsed) throw new Error('The feed is not well-formed');
    const texts = (name: string) =>
      [...parsed.querySelectorAll(`item > ${name}`)].map(({ textContent }) => textContent ?? '');
    return {
      root: parsed.documentElement.tagName,
      titles: texts('title'),
      links: texts('link'),
      descriptions: texts('description'),
      dates: texts('pubDate').map((date) => new Date(date).toISOString()),
    };
  }, feed);
}

// blog-9
test('the feed has the published posts, newest first', async () => {
  const { docs } = await database.collection('posts').where('published', '==', true).get();
  const posts = docs
    .map((found) => found.data())
    .toSorted((one, other) => String(other['publishedAt']).localeCompare(one['publishedAt']));
  const found = await readFeed(await visit('/blog'));
  expect(found.root).toBe('rss');
  expect(found.titles).toEqual(posts.map(({ title }) => title));
  expect(found.descriptions).toEqual(posts.map(({ excerpt }) => excerpt));
  expect(found.dates).toEqual(
    posts.map(({ publishedAt }) => `${String(publishedAt).slice(0, 19)}.000Z`),
  );
  for (const [index, link] of found.links.entries())
    expect(new URL(link).pathname).toBe(`/blog/${posts[index]?.['slug']}`);
});

// blog-9
test('the feed is cached, answered with 304, and stays well-formed', async () => {
  const answer = await fetch(site + feed);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  const etag = answer.headers.get('etag') ?? '';
  expect((await fetch(site + feed, { headers: { 'If-None-Match': etag } })).status).toBe(304);

  const { docs } = await database.collection('posts').where('published', '==', true).get();
  const title = 'Tea & <b>code</b> ]]> ';
  await change(docs[0]!.ref.path, (data) => ({ ...data, title: `${title}\u0001\ufffe` }));
  await publicPage('/blog');
  const page = await visit('/blog');
  expect((await readFeed(page)).titles).toContain(title);
  await change(docs[0]!.ref.path, (data) => ({ ...data, published: false }));
  await publicPage('/blog');
  expect((await readFeed(page)).titles).not.toContain(title);
});
