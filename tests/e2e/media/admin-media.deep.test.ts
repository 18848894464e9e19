import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { openTab, save, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { viewports } from '../../support/launch-browser.ts';
import { pngFile } from '../../support/browser/files.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

afterEach(() => database.recursiveDelete(database.collection('files')));

const tile = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

const isDecoded = (page: Page, name: string): Promise<boolean> =>
  tile(page, name)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));

// media-7, media-8, media-9, media-10, media-11, editing-4
test('a picture is replaced in all its places in three steps; on a phone files are uploaded many at once, described, found, deleted and restored; one is cropped at its field, and its focal point stays in view on the site', async () => {
  for (const name of ['about', 'home']) await change(`content/${name}`, (data) => data);
  const { heroImage } = (await database.doc('content/about').get()).data() ?? {};
  await change('content/home', (data) => ({ ...data, heroImage }));
  const name = String(heroImage).slice(String(heroImage).indexOf('-') + 1);
  const page = await visitAsAdmin(visit, '/admin/media');
  await page.setViewportSize({ width: 1366, height: 800 });
  const panel = page.getByRole('region', { name: new RegExp(name) });
  // The first level leaves unsaved changes in admin-editing.
  if (isDeep) {
    await tile(page, name).first().click();
    await panel.getByLabel('Alternative text').fill('Not kept');
    await panel.getByRole('button', { name: 'Close' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await panel.waitFor({ state: 'detached' });
  }
  const steps: (() => Promise<void>)[] = [
    () => tile(page, name).first().click(),
    async () =>
      panel
        .getByLabel('Replacement file')
        .setInputFiles(await pngFile({ name: 'courtyard.png', width: 1200, height: 900 })),
    () => panel.getByRole('button', { name: 'Replace', exact: true }).click(),
  ];
  for (const step of steps) await step();
  console.warn(`Presses and fields to replace a picture wherever it is used: ${steps.length}`);
  await panel.waitFor({ state: 'detached' });
  for (const each of ['about', 'home'])
    expect((await database.doc(`content/${each}`).get()).get('heroImage')).toMatch(/courtyard/);
  await page.setViewportSize(viewports.phone);
  await tile(page, 'courtyard').click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^about/ })
    .click();
  const field = page.getByLabel('Hero image', { exact: true });
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);

  await openTab(page, 'media');
  await page
    .getByLabel('Files to upload')
    .setInputFiles([
      await pngFile({ name: 'roof.png' }),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      await pngFile({ name: 'gate.png' }),
    ]);
  await page.getByText('notes.txt: Please select an image file').waitFor();
  await tile(page, 'gate').waitFor();
  await page.getByRole('button', { name: /^No alternative text [2-9]/ }).waitFor();
  await tile(page, 'gate').getByText('No alternative text').waitFor();
  expect(await isDecoded(page, 'roof')).toBe(true);
  await expectNoViolations(page);
  await tile(page, 'roof').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Not used anywhere').waitFor();
  if (isDeep) await expectNoViolations(page);
  await dialog.getByLabel('Alternative text').fill('The roof at noon');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('searchbox', { name: 'Name or description' }).fill('noon');
  await tile(page, 'gate').waitFor({ state: 'detached' });
  await tile(page, 'roof').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No files match this name or description.').waitFor();
  await page.getByRole('button', { name: /^Deleted \d+$/ }).click();
  await tile(page, 'roof').click();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('No files match this name or description.').waitFor();

  await openTab(page, 'about');
  const before = await field.inputValue();
  const cropper = page.getByRole('dialog', { name: 'Crop the image' });
  const open = async () => {
    await page.getByRole('button', { name: 'Choose image: Hero image' }).click();
    await page.getByRole('button', { name: 'Crop the current image' }).click();
  };
  await open();
  await cropper.getByLabel('Shape').selectOption('Square');
  await cropper.getByTestId('cropper').focus();
  await page.keyboard.press('ArrowLeft');
  if (isDeep) await expectNoViolations(page);
  await cropper.getByRole('button', { name: 'Crop to this area' }).click();
  await cropper.waitFor({ state: 'detached' });
  expect(await field.inputValue()).not.toBe(before);
  const size = await page
    .getByAltText('Current image')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth / image.naturalHeight;
    });
  expect(size).toBeCloseTo(1, 1);

  await open();
  const image = cropper.locator('[data-focal-point] img');
  await image.evaluate((one: HTMLImageElement) => one.decode());
  const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
  await image.click({ position: { x: width * 0.31, y: height * 0.69 } });
  await cropper.getByLabel('Distance from the left').press('ArrowLeft');
  await cropper.getByRole('button', { name: 'Use this point' }).click();
  await cropper.waitFor({ state: 'detached' });
  expect(await field.inputValue()).toMatch(/#at-x20-y70$/);
  await save(page, 'About info updated successfully');
  const visitor = await visit('/about');
  const hero = visitor.locator('main img').first();
  expect(await hero.evaluate((one) => getComputedStyle(one).objectPosition)).toBe('20% 70%');
  // The first level has the widths of pictures at the API.
  if (!isDeep) return;
  expect(
    await hero.evaluate((one: HTMLImageElement) => one.decode().then(() => one.currentSrc)),
  ).toMatch(/\?width=\d+$/);
});
