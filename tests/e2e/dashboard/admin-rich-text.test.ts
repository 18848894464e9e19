import type { Locator } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, removeAll } from '../../support/browser/database.ts';
import { pngFile } from '../../support/browser/files.ts';

const { visit } = useBrowser();
const title = 'A post with pictures';

const kolam = () => pngFile({ name: 'kolam.png', width: 64, height: 48 });

const ofTitle = database.collection('posts').where('title', '==', title);
const storedPosts = () => ofTitle.get();
afterEach(() => removeAll(ofTitle));

/** Pixels of the pictures, once they are fetched: 0 for one that is broken. */
const widths = (images: Locator) =>
  images.evaluateAll((all) =>
    Promise.all(
      all.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return 0;
        image.scrollIntoView();
        await image.decode().catch(() => undefined);
        return image.naturalWidth;
      }),
    ),
  );

// blog-5, dashboard-6, dashboard-13, dashboard-19, media-1, media-2
test('pictures and links of a post work in the editor, the preview and on the site, also as they were stored once', async () => {
  const page = await visitAsAdmin(visit, '/admin/blog/new');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Excerpt').fill('Short');
  await page.getByLabel('Category').selectOption('Career');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  for (const text of ['See www.python.org', 'or write to hello@vaasal.in', 'now.']) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Space');
  }
  await page.getByLabel('File: image in the text').setInputFiles(await kolam());
  await page.getByLabel('Description', { exact: true }).fill('A kolam');
  await page.getByRole('button', { name: 'Done' }).click();
  // In the editor and in the preview.
  const shown = page.locator('img[alt="A kolam"]');
  await expect.poll(() => shown.count()).toBe(2);
  expect(await widths(shown)).toEqual([64, 64]);

  // The cursor is behind the picture, which stays.
  await page.keyboard.insertText('Python');
  await content.press('Control+Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Address').fill('docs.python.org/3');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Blog created successfully').waitFor();

  const [post] = (await storedPosts()).docs;
  const { slug, content: stored } = post?.data() ?? {};
  expect(stored).toMatch(/<img src="\/images\/[^"]+" alt="A kolam" \/>/);
  const site = await visit(`/blog/${slug}`);
  expect(await widths(site.getByRole('img', { name: 'A kolam' }))).toEqual([64]);
  const leads = (name: string) =>
    site.getByRole('link', { name, exact: true }).getAttribute('href');
  expect(await leads('www.python.org')).toBe('https://www.python.org');
  expect(await leads('hello@vaasal.in')).toBe('mailto:hello@vaasal.in');
  expect(await leads('Python')).toBe('https://docs.python.org/3');

  await post?.ref.update({
    content: `${String(stored).replace('/images/', '/api/upload/file/images/')}<p><a href="www.python.org">Older</a></p>`,
  });
  await site.reload();
  expect(await widths(site.getByRole('article').locator('img[src*="kolam"]'))).toEqual([64]);
  expect(await leads('Older')).toBe('https://www.python.org');
});
