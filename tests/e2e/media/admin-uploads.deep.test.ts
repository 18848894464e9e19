import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { auth, bucket } from '../../../functions/src/platform/admin.ts';
import { root } from '../../support/ports.ts';
import { chooseOfRow, save, visitAsAdmin, withoutPreview } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { onDisk, pngFile } from '../../support/browser/files.ts';
import { ifDeep } from '../../support/level.ts';

const { visit } = useBrowser();

const { change } = useContentChanges();

const heroFile = 'File: Hero image';

// dashboard-11, dashboard-19, media-1, media-2, media-3, media-6
test('an image of 15 MB is stored as WebP of at most 1600 pixels, and chosen by its name; refused and failed ones say why, a slow one can be cancelled', async () => {
  const heroImage: string = (await database.doc('content/about').get()).get('heroImage');
  await change('content/home', (data) => ({ ...data, heroImage }));
  const page = await visitAsAdmin(visit, '/admin/home', {
    ...withoutPreview,
    isNew: true,
    expectedErrors: /Failed|40[03]/,
  });
  const link = page.getByLabel('Hero image', { exact: true });
  expect(await link.inputValue()).toBe(heroImage);
  await page.getByRole('button', { name: 'Remove Hero image' }).click();
  expect(await link.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Choose image: Hero image' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose an image' });
  await picker.getByRole('searchbox').fill('no such picture');
  await picker.getByText('No file has this name.').waitFor();
  const name = heroImage.slice(heroImage.indexOf('-') + 1);
  await picker.getByRole('searchbox').fill(name);
  const picture = picker.getByRole('button', { name });
  const shown = () =>
    picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(shown).toBeGreaterThan(0);
  await picture.click();
  expect(await link.inputValue()).toBe(heroImage);

  const pick = (file: Parameters<Locator['setInputFiles']>[0]) =>
    page.getByLabel(heroFile).setInputFiles(file);
  const told = (message: string) => page.getByRole('alert').getByText(message).first().waitFor();
  const notImage = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10) };
  await pick(notImage);
  await told('Please select an image file');
  await pick({ ...notImage, mimeType: 'image/png' });
  await told('Failed to read file. It is not an image that can be opened.');

  const file = await pngFile();
  await page.route('**/v0/b/**', (route) => route.fulfill({ status: 400, body: '{}' }));
  await pick(file);
  await told('Failed to upload file');
  await page.unroute('**/v0/b/**');
  await page.route('**/v0/b/**', () => undefined);
  await pick(file);
  await page.getByRole('progressbar', { name: 'Uploading Hero image' }).waitFor();
  await page.getByRole('button', { name: 'Cancel upload' }).press('Enter');
  await page
    .getByRole('button', { name: 'Upload image: Hero image' })
    .and(page.locator(':focus'))
    .waitFor();
  await page.unroute('**/v0/b/**');
  expect(await link.inputValue()).toBe(heroImage);

  const large = { name: 'Front Door.png', width: 3200, height: 1600, compressionLevel: 0 };
  await page.route('**/api/media/*/restore', (route) => route.abort(), { times: 1 });
  await pick(await onDisk(await pngFile(large)));
  await expect.poll(() => link.inputValue()).toMatch(/^\/images\/[0-9a-f]{16}-front-door\.webp$/);
  const uploaded = await link.inputValue();
  await save(page, 'Home content updated successfully');
  expect((await database.doc('content/home').get()).get('heroImage')).toBe(uploaded);
  const stored = uploaded.slice(1);
  const [metadata] = await (await bucket()).file(stored).getMetadata();
  const { uid } = await (await auth()).getUserByEmail('admin@vaasal.example');
  expect(metadata.metadata).toMatchObject({ uploadedBy: uid });
  const answer = await page.request.get(`/api/upload/file/${stored}`);
  expect(answer.headers()['content-type']).toBe('image/webp');
  const { format, width, height } = await sharp(await answer.body()).metadata();
  expect([format, width, height]).toEqual(['webp', 1600, 800]);
});

// dashboard-26. The first level has the row in a component, and uploads a PDF in admin-claims.
test.each(ifDeep)('a PDF is stored as the syllabus from its row', async () => {
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    await readFile(join(root, 'package.json')),
  ]);
  // dashboard-26
  await change('courses/digital-marketing', (data) => data);
  const page = await visitAsAdmin(visit, '/admin/courses', withoutPreview);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    chooseOfRow(page, 'Digital Marketing', 'Upload syllabus'),
  ]);
  await chooser.setFiles({ name: 'Syllabus 2026.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByText('Course updated successfully').waitFor();
  const course = (await database.doc('courses/digital-marketing').get()).data();
  expect(course).toMatchObject({
    title: 'Digital Marketing',
    syllabus: expect.stringMatching(/^\/documents\/[0-9a-f]{16}-syllabus-2026\.pdf$/),
  });
  const answered = await page.request.get(`/api/upload/file${course?.['syllabus']}`);
  expect((await answered.body()).equals(pdf)).toBe(true);
});
