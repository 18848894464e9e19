import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { fillSite } from '../../support/fill-site.ts';
import { appReady, site, useBrowser } from '../../support/browser/browser.ts';
import { instances } from '../../support/level.ts';

const { visit } = useBrowser();

beforeAll(async () => {
  await fillSite({ courses: 30, posts: 60, placements: 60 });
});

interface List {
  readonly path: string;
  readonly after: string;
  readonly before: string;
  readonly items: (page: Page) => ReturnType<Page['locator']>;
}

const lists: readonly List[] = [
  {
    path: '/blog',
    after: 'Older posts',
    before: 'Newer posts',
    items: (page) => page.getByRole('main').getByRole('article'),
  },
  {
    path: '/courses',
    after: 'More courses',
    before: 'Previous courses',
    items: (page) => page.getByRole('main').getByRole('article'),
  },
  {
    path: '/placements',
    after: 'Older stories',
    before: 'Newer stories',
    items: (page) => page.getByRole('region', { name: 'Success Stories' }).getByRole('listitem'),
  },
];

// courses-8, placements-5, blog-7
test.each(instances(lists, 1))(
  '$path leads to its second page and back',
  async ({ path, after, items }) => {
    const page = await visit(path);
    await appReady(page);
    const first = await items(page).first().innerText();
    const link = page.getByRole('link', { name: after });
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(200);
    await link.click();
    await page.waitForURL(`${site}${path}?page=2`);
    await page.getByText(/^Page 2 of/).waitFor();
    expect(await items(page).first().innerText()).not.toBe(first);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.title()).toContain('page 2');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${site}${path}?page=2`,
    );
    await page.goBack();
    await page.getByText(/^Page 1 of/).waitFor();
    expect(await items(page).first().innerText()).toBe(first);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 50);
  },
);

// courses-8, placements-5, blog-7, routes-7
test.each(instances(lists.toReversed(), 1))(
  '$path is read to its end without scripts',
  async (list) => {
    const page = await visit(list.path, { javaScriptEnabled: false });
    const seen = new Set<string>();
    for (;;) {
      for (const text of await list.items(page).allInnerTexts()) {
        expect(seen.has(text)).toBe(false);
        seen.add(text);
      }
      const next = page.getByRole('link', { name: list.after });
      if ((await next.count()) === 0) break;
      await next.click();
      await page.getByRole('link', { name: list.before }).waitFor();
    }
    expect(seen.size).toBeGreaterThan(40);
  },
);

// courses-1, courses-3, courses-8, blog-1
test('a filter reaches over all pages; a page beyond the last does not exist', async () => {
  const page = await visit('/blog?category=career&page=2', {
    javaScriptEnabled: false,
    expectedErrors: /404/,
  });
  await page.getByText(/^Page 2 of/).waitFor();
  await page.getByRole('link', { name: 'Newer posts' }).click();
  await page.waitForURL(`${site}/blog?category=career`);
  await page.goto('/courses?category=cloud');
  const [, count] = /^(\d+) courses in Cloud/.exec(
    await page.getByRole('status').filter({ hasText: 'in Cloud' }).innerText(),
  )!;
  expect(await page.getByRole('main').getByRole('article').count()).toBe(Number(count));

  for (const { path } of lists) {
    const { status } = await fetch(`${site}${path}?page=99`);
    expect([path, status]).toEqual([path, 404]);
  }
  await page.goto('/courses?page=99');
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await page.getByText(/^Showing all \d+ courses$/).waitFor();
});
