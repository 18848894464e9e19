import { expect, test } from 'vitest';
import { appReady, site, useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { contentRequests } from '../../support/browser/firestore-requests.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

/** The sample posts, newest first. */
async function samplePosts() {
  const { docs } = await database.collection('posts').get();
  const posts = docs.map((entry) => ({ path: entry.ref.path, ...entry.data() }) as SamplePost);
  return {
    published: posts
      .filter(({ published }) => published)
      .toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '')),
    drafts: posts.filter(({ published }) => !published),
  };
}

interface SamplePost {
  path: string;
  slug: string;
  title: string;
  category: string;
  image: string;
  published: boolean;
  publishedAt: string | null;
}

// blog-1, blog-2, blog-3, blog-4, blog-5
test('the blog lists published posts, newest first, and no draft; its categories filter it, and the address keeps the choice; a post is read from its card, with three related ones', async () => {
  const { published, drafts } = await samplePosts();
  const page = await visit('/blog');
  await appReady(page);
  await page.getByRole('heading', { level: 1, name: 'Our Blog' }).waitFor();
  const cards = page.getByRole('article');
  expect(await cards.getByRole('heading').allTextContents()).toEqual(
    published.map(({ title }) => title),
  );
  const html = await page.content();
  for (const { title, slug } of drafts) {
    expect(html).not.toContain(title);
    expect((await fetch(`${site}/blog/${slug}`)).status).toBe(404);
  }

  const chips = page.getByRole('main').getByRole('navigation').getByRole('link');
  const names = (await chips.allTextContents()).map((name) => name.trim());
  expect(new Set(names)).toEqual(new Set(['All', ...published.map(({ category }) => category)]));
  await chips.getByText('Career').click();
  const career = published.filter(({ category }) => category === 'Career');
  await expect.poll(() => cards.count()).toBe(career.length);
  await page.reload();
  expect(await cards.count()).toBe(career.length);

  await appReady(page);
  await chips.getByText('All').click();
  await page.getByRole('link', { name: published[1]!.title }).click();
  await page.getByRole('heading', { level: 1, name: published[1]!.title }).waitFor();
  await page.getByText(/\d+ min(?:ute)?s? read/).waitFor();
  const related = page.getByRole('region', { name: /related|next/i }).getByRole('article');
  await expect.poll(() => related.count()).toBe(3);
  const inBrowser = await cards.first().innerText();
  await page.reload();
  expect(await cards.first().innerText()).toBe(inBrowser);
});

// blog-2, blog-3, blog-4, media-4
test('a card shows its picture with the category, date, author, title, excerpt and three tags, and a graphic in place of a picture that fails to load', async () => {
  const { published } = await samplePosts();
  const [first, second, third] = published.filter(({ image }) => image);
  await change(first!.path, (post) => ({
    ...post,
    publishedAt: '2026-12-31T20:00:00.000Z',
    author: 'The Author',
    excerpt: 'The excerpt',
    tags: ['One', 'Two', 'Three', 'Four'],
  }));
  await change(second!.path, (post) => ({ ...post, image: '' }));
  await change(third!.path, (post) => ({
    ...post,
    image: '/images/0123456789abcdef-missing.webp',
  }));
  const page = await visit('/blog', { expectedErrors: /404/ });
  const cardOf = (post = first) => page.getByRole('article').filter({ hasText: post!.title });
  const card = cardOf();
  await card.locator('img').waitFor();
  await card.getByText(first!.category, { exact: true }).waitFor();
  await card.getByText('1 Jan 2027').waitFor();
  await card.getByText('The Author').waitFor();
  await card.getByText('The excerpt').waitFor();
  expect(await card.getByRole('listitem').allTextContents()).toEqual(['One', 'Two', 'Three']);

  const bare = cardOf(second);
  expect(await bare.locator('img').count()).toBe(0);
  expect(await bare.getByText(second!.category, { exact: true }).count()).toBe(0);

  await appReady(page);
  const failed = cardOf(third);
  await failed.scrollIntoViewIfNeeded();
  await failed.locator('img').waitFor({ state: 'detached' });
  await failed.locator('svg').waitFor();
});

// home-6, placements-1, blog-4
test('an unknown post shows a message; a failed list of posts is only logged', async () => {
  const page = await visit('/blog/nope', { expectedErrors: /404|Failed call: posts|ERR_FAILED/ });
  await appReady(page);
  await page.getByRole('heading', { name: 'Post not found' }).waitFor();
  await page.route(contentRequests, (route) => route.abort());
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Our Blog' }).waitFor();
  await page.getByText('No blog posts found.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.unroute(contentRequests);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('article').first().waitFor();
});

// blog-10
test("a post's author leads to the posts of the author alone", async () => {
  const page = await visit('/blog/what-a-course-costs', { javaScriptEnabled: false });
  await page.getByRole('main').getByRole('link', { name: 'Meenakshi Sundaram' }).click();
  await page.getByRole('heading', { level: 1, name: 'Meenakshi Sundaram' }).waitFor();
  const { docs } = await database
    .collection('posts')
    .where('published', '==', true)
    .where('author', '==', 'Meenakshi Sundaram')
    .get();
  expect(
    (await page.getByRole('article').getByRole('heading').allTextContents()).toSorted(),
  ).toEqual(docs.map((post) => String(post.get('title'))).toSorted());
  expect((await fetch(`${site}/blog/author/nobody`)).status).toBe(404);
});
