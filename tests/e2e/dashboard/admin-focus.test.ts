import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { saveButton, visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { useContentChanges } from '../../support/browser/database.ts';
import { isFocused, pressOn, tabTo } from '../../support/browser/keyboard.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// dashboard-2
test('saving keeps the focus, by button and by Ctrl+S in a list, and moves are announced', async () => {
  await change('content/navbar', (data) => data);
  const page = await visitAsAdmin(visit, '/admin/navbar');
  const links = page.getByRole('group', { name: 'Links' });
  await pressOn(page, button(page, 'Move down Home'), 'Enter');
  await links.getByRole('status').getByText('Home moved to 2 of').waitFor({ state: 'attached' });

  await pressOn(page, button(page, 'Edit Home'), 'Enter');
  const name = links.getByLabel('Name');
  await tabTo(page, name);
  await page.keyboard.press('End');
  await page.keyboard.type(' page');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByText('Navbar updated successfully').first().waitFor();
  await page.getByText('All changes saved').waitFor();
  await expect.poll(() => isFocused(name)).toBe(true);

  await page.keyboard.type('!');
  await pressOn(page, saveButton(page), 'Enter');
  await page.getByText('All changes saved').waitFor();
  expect(await isFocused(saveButton(page))).toBe(true);
});

test('the focus of a button can be seen', async () => {
  const page = await visitAsAdmin(visit, '/admin/navbar');
  const down = button(page, 'Move down Home');
  await tabTo(page, down);
  const { x, y, width, height } = (await down.boundingBox())!;
  const clip = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
  const focused = await page.screenshot({ clip });
  await down.blur();
  expect(Buffer.compare(focused, await page.screenshot({ clip }))).not.toBe(0);
});

test('a tab that takes the focus when it opens is not outlined', async () => {
  const page = await visitAsAdmin(visit, '/admin/blog');
  await page.goto('/admin/courses');
  const panel = page.getByRole('tabpanel');
  await expect.poll(() => isFocused(panel)).toBe(true);
  expect(await panel.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
});

test('the dialogs for a link and a picture take the focus and return it', async () => {
  const page = await visitAsAdmin(visit, '/admin/blog/new', {
    before: async (opened) => {
      opened.on('dialog', (dialog) => void dialog.accept());
    },
  });
  const dialog = page.getByRole('dialog');
  const text = page.getByRole('textbox', { name: 'Content' });
  await tabTo(page, text);
  await page.keyboard.type('Words');
  await page.keyboard.press('Shift+Home');
  await tabTo(page, button(page, 'Link'));
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(dialog.getByLabel('Address'))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await isFocused(button(page, 'Link'))).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(dialog.getByLabel('Address'))).toBe(true);
  await page.keyboard.type('/courses');
  await page.keyboard.press('Enter');
  await expect.poll(() => text.locator('a[href="/courses"]').count()).toBe(1);
  await expect.poll(() => isFocused(text)).toBe(true);

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressOn(page, button(page, 'Image'), 'Enter'),
  ]);
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const buffer = Buffer.from(pixel, 'base64');
  await chooser.setFiles({ name: 'pixel.png', mimeType: 'image/png', buffer });
  await expect
    .poll(() => isFocused(dialog.getByLabel('Description')), { timeout: 15_000 })
    .toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await isFocused(button(page, 'Image'))).toBe(true);
});
