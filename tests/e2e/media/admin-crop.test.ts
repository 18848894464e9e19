import { expect, test } from 'vitest';
import { save, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { useContentChanges } from '../../support/browser/database.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

// media-11
test('a picture is cropped at its field, and its focal point stays in view on the site', async () => {
  await change('content/about', (data) => data);
  const page = await visitAsAdmin(visit, '/admin/about', { device: 'phone' });
  const field = page.getByLabel('Hero image', { exact: true });
  const before = await field.inputValue();
  const dialog = page.getByRole('dialog', { name: 'Crop the image' });
  const open = async () => {
    await page.getByRole('button', { name: 'Choose image: Hero image' }).click();
    await page.getByRole('button', { name: 'Crop the current image' }).click();
  };
  await open();
  await dialog.getByLabel('Shape').selectOption('Square');
  await dialog.getByTestId('cropper').focus();
  await page.keyboard.press('ArrowLeft');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Crop to this area' }).click();
  await dialog.waitFor({ state: 'detached' });
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
  const image = dialog.locator('[data-focal-point] img');
  await image.evaluate((one: HTMLImageElement) => one.decode());
  const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
  await image.click({ position: { x: width * 0.31, y: height * 0.69 } });
  await dialog.getByLabel('Distance from the left').press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Use this point' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await field.inputValue()).toMatch(/#at-x20-y70$/);
  await save(page, 'About info updated successfully');
  const visitor = await visit('/about');
  const hero = visitor.locator('main img').first();
  expect(await hero.evaluate((one) => getComputedStyle(one).objectPosition)).toBe('20% 70%');
  expect(
    await hero.evaluate((one: HTMLImageElement) => one.decode().then(() => one.currentSrc)),
  ).toMatch(/\?width=\d+$/);
});
