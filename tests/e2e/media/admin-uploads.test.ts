import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../support/ports.ts';
import { chooseOfRow, save, visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { pngFile } from '../../support/browser/files.ts';
import { startTriggers, stopTriggers } from '../../support/triggers.ts';

const { visit } = useBrowser();

const { change } = useContentChanges();

const heroFile = 'File: Hero image';

// dashboard-19, media-1
test('an image of 15 MB is converted to WebP of at most 1600 pixels, stored, shown and saved', async () => {
  await change('content/home', (data) => data);
  const page = await visitAsAdmin(visit, '/admin');
  // Only here, as the triggers start a process for each upload.
  onTestFinished(() => stopTriggers());
  await startTriggers();
  const file = { name: 'Front Door.png', width: 3200, height: 1600, compressionLevel: 0 };
  await page.getByLabel(heroFile).setInputFiles(await pngFile(file));
  const link = page.getByLabel('Hero image', { exact: true });
  await expect.poll(() => link.inputValue()).toMatch(/^\/images\/[0-9a-f]{16}-front-door\.webp$/);
  await save(page, 'Home content updated successfully');
  const home = (await database.doc('content/home').get()).data();
  expect(home?.['heroImage']).toBe(await link.inputValue());
  const stored = String(home?.['heroImage']).slice(1);
  const records = database.collection('audit').where('document', '==', stored);
  const recorded = async () => (await records.get()).docs.map((record) => record.data());
  await expect
    .poll(recorded, { timeout: 30_000 })
    .toMatchObject([{ action: 'upload', byEmail: 'admin@vaasal.example' }]);
  const answer = await page.request.get(`/api/upload/file/${stored}`);
  expect(answer.headers()['content-type']).toBe('image/webp');
  const { format, width, height } = await sharp(await answer.body()).metadata();
  expect([format, width, height]).toEqual(['webp', 1600, 800]);
});

// media-6
test('an image that is uploaded already is chosen by its name', async () => {
  const page = await visitAsAdmin(visit, '/admin/about');
  const link = page.getByLabel('Hero image', { exact: true });
  const stored = await link.inputValue();
  await page.getByRole('button', { name: 'Remove Hero image' }).click();
  expect(await link.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Choose image: Hero image' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose an image' });
  await picker.getByRole('searchbox').fill('no such picture');
  await picker.getByText('No file has this name.').waitFor();
  const name = stored.slice(stored.indexOf('-') + 1);
  await picker.getByRole('searchbox').fill(name);
  const picture = picker.getByRole('button', { name });
  const shown = () =>
    picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(shown).toBeGreaterThan(0);
  await picture.click();
  expect(await link.inputValue()).toBe(stored);
});

// media-3
test.each([
  ['a text', { name: 'a.txt', mimeType: 'text/plain', size: 10 }, 'Please select an image file'],
  [
    'an image of 2 MiB',
    { name: 'a.png', mimeType: 'image/png', size: 2 * 1024 * 1024 },
    'File size must be less than 2MB',
  ],
  [
    'no image at all',
    { name: 'a.png', mimeType: 'image/png', size: 10 },
    'Failed to read file. It is not an image that can be opened.',
  ],
])('%s is refused as an image', async (_what, { name, mimeType, size }, message) => {
  const page = await visitAsAdmin(visit, '/admin');
  const before = await page.getByLabel('Hero image', { exact: true }).inputValue();
  await page.getByLabel(heroFile).setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) });
  await page.getByRole('alert').getByText(message).waitFor();
  expect(await page.getByLabel('Hero image', { exact: true }).inputValue()).toBe(before);
});

// dashboard-11, media-3
test('a PDF is stored as the syllabus; others are refused', async () => {
  const page = await visitAsAdmin(visit, '/admin/courses/new');
  const file = page.getByLabel('File: Syllabus');
  const pick = (name: string, mimeType: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType, buffer });
  await pick('a.png', 'image/png', Buffer.alloc(10));
  await page.getByRole('alert').getByText('Please select a PDF file').waitFor();
  await pick('a.pdf', 'application/pdf', Buffer.alloc(10 * 1024 * 1024 + 1));
  await page.getByRole('alert').getByText('File size must be less than 10MB').waitFor();
  const pdf = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    await readFile(join(root, 'package.json')),
  ]);
  await pick('Syllabus 2026.pdf', 'application/pdf', pdf);
  const link = page.getByLabel('Syllabus', { exact: true });
  await expect
    .poll(() => link.inputValue())
    .toMatch(/^\/documents\/[0-9a-f]{16}-syllabus-2026\.pdf$/);
  const answer = await page.request.get(`/api/upload/file${await link.inputValue()}`);
  expect((await answer.body()).equals(pdf)).toBe(true);

  // dashboard-26
  await change('courses/digital-marketing', (data) => data);
  // It is stored already.
  const list = await visitAsAdmin(visit, '/admin/courses', { expectedErrors: /403/ });
  const [chooser] = await Promise.all([
    list.waitForEvent('filechooser'),
    chooseOfRow(list, 'Digital Marketing', 'Upload syllabus'),
  ]);
  await chooser.setFiles({ name: 'Syllabus 2026.pdf', mimeType: 'application/pdf', buffer: pdf });
  await list.getByText('Course updated successfully').waitFor();
  const course = (await database.doc('courses/digital-marketing').get()).data();
  expect(course).toMatchObject({ title: 'Digital Marketing', syllabus: await link.inputValue() });
});

// media-3, media-2
test('a failed upload shows a message, and a slow one can be cancelled', async () => {
  const page = await visitAsAdmin(visit, '/admin', { expectedErrors: /Failed|400/ });
  const file = await pngFile();
  const pick = () => page.getByLabel(heroFile).setInputFiles(file);
  await page.route('**/v0/b/**', (route) => route.fulfill({ status: 400, body: '{}' }));
  await pick();
  await page.getByRole('alert').getByText('Failed to upload file').waitFor();
  await page.unroute('**/v0/b/**');
  await page.route('**/v0/b/**', () => undefined);
  await pick();
  await page.getByRole('progressbar', { name: 'Uploading Hero image' }).waitFor();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await page.getByRole('button', { name: 'Upload image: Hero image' }).waitFor();
});
