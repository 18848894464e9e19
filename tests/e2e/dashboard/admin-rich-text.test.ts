import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { root } from '../../support/ports.ts';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, removeAll } from '../../support/browser/database.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';
import { pngFile } from '../../support/browser/files.ts';

const { visit } = useBrowser();
const title = 'A post with pictures';

const kolam = () => pngFile({ name: 'kolam.png', width: 64, height: 48 });

const ofTitle = database.collection('posts').where('title', '==', title);
const storedPosts = () => ofTitle.get();
afterEach(() => removeAll(ofTitle));

const sample = (name: string) =>
  readFile(join(root, 'tests/support/browser/clipboard', `${name}.html.txt`), 'utf8');

interface Carried {
  readonly html?: string;
  readonly files?: readonly { name: string; type: string; base64: string }[];
}

const fileOf = (
  { name, mimeType, buffer }: Awaited<ReturnType<typeof pngFile>>,
  bytes = buffer,
) => ({
  name,
  type: mimeType,
  base64: bytes.toString('base64'),
});

/** Pastes or drops as a browser does, with what another program put on the clipboard. */
const carry = (content: Locator, how: 'paste' | 'drop', carried: Carried) =>
  content.evaluate(
    (element, { event, html, files }) => {
      const data = new DataTransfer();
      if (html) data.setData('text/html', html);
      for (const { name, type, base64 } of files) {
        const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const { left, top } = element.getBoundingClientRect();
      const at = { clientX: left + 20, clientY: top + 20, bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, ...at }),
      );
    },
    { event: how, html: carried.html, files: [...(carried.files ?? [])] },
  );

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
test('pictures and links of a post work in the editor, the preview and on the site, also as they were stored once; pasting keeps headings, lists, tables and links, uploads pictures, and removes a refused one with the reason', async () => {
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
  await page.getByLabel('Address').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('This address is not valid').waitFor();
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

  // Pasting from Word, Google Docs and a page.
  await openInApp(page, '/admin/blog/new');
  const pasted = async (html: string) => {
    await content.click();
    await content.press('Control+a');
    await content.press('Delete');
    await carry(content, 'paste', { html });
    return content.evaluate((element) =>
      element.innerHTML
        .replace(/<(?:colgroup|col)\b[^>]*>|<\/colgroup>/g, '')
        .replace(
          / (?:class|style|colspan|rowspan|colwidth|contenteditable|draggable)="[^"]*"/g,
          '',
        ),
    );
  };

  const word = await pasted(await sample('word'));
  expect(word).toContain('<h2>From Word</h2><h2>First steps</h2>');
  expect(word).toContain(
    '<p>Python is <strong>easy</strong> to <em>read</em>, says <a href="http://www.python.org/">its site</a>.</p>' +
      '<h2>What you need</h2>' +
      '<ul><li><p>A laptop</p><ul><li><p>with 8 GB</p></li></ul></li><li><p>An hour a day</p></li></ul>' +
      '<p>Then:</p><ol><li><p>Install it</p></li><li><p>Run it</p></li></ol>',
  );
  expect(word).toContain('<td><p>Batch</p></td><td><p>Evening</p></td>');
  expect(word).not.toContain('<img');
  await page.getByText('1 image was left out').waitFor();

  const docs = await pasted(await sample('google-docs'));
  expect(docs).toContain(
    '<h2>From Google Docs</h2><p><strong>Bold</strong> and a <a href="https://docs.python.org/3/">link</a></p>',
  );
  expect(docs).toContain('<ul><li><p>One</p><ul><li><p>Under one</p></li></ul></li></ul>');
  expect(docs).toContain('<td><p>Fee</p></td><td><p>On request</p></td>');

  const picture = `data:image/png;base64,${(await kolam()).buffer.toString('base64')}`;
  const web = await pasted(
    `<h1>From a page</h1><p><a href="www.python.org">One</a> <a href="javascript:x()">two</a></p>` +
      `<ol><li>First</li></ol><img src="${picture}" alt="Inside"><img src="blob:https://x/1">`,
  );
  expect(web).toContain('<h2>From a page</h2>');
  expect(web).toContain('<a href="https://www.python.org">One</a> two');
  expect(web).toContain('<ol><li><p>First</p></li></ol>');
  await content.getByRole('img', { name: 'Inside' }).waitFor();
  expect(await widths(content.getByRole('img', { name: 'Inside' }))).toEqual([64]);

  await pasted('');
  const first = await kolam();
  await carry(content, 'paste', { files: [fileOf(first)] });
  await content.locator('img[src^="/api/upload/file/images/"]').waitFor();
  const other = await pngFile({ name: 'dropped.png', width: 32, height: 32 });
  await carry(content, 'drop', { files: [fileOf(other)] });
  const pictures = content.locator('img[src^="/api/upload/file/images/"]');
  await expect.poll(() => pictures.count()).toBe(2);
  expect((await widths(pictures)).toSorted()).toEqual([32, 64]);

  const large = Buffer.alloc(2 * 1024 * 1024);
  await carry(content, 'paste', { files: [fileOf(first, large)] });
  await page.getByRole('form').getByText('kolam.png: File size must be less than 2MB').waitFor();
  await content.getByText('Uploading the image...').waitFor({ state: 'detached' });
  expect(await pictures.count()).toBe(2);
});
