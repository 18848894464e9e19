import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rowMenu, saveButton, visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { pngFile } from '../../support/browser/files.ts';
import {
  expectFocus,
  nextFrames,
  pressOn,
  tabTo,
  unreachable,
} from '../../support/browser/keyboard.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// dashboard-2, editing-1
test('links are reordered by drag and by keyboard, moved, added, deleted and saved; the focus stays', async () => {
  await change('content/navbar', (data) => data);
  const before = (await database.doc('content/navbar').get()).get('links');
  const page = await visitAsAdmin(visit, '/admin/navbar');
  const links = page.getByRole('group', { name: 'Links' });
  const grip = (name: string) => links.getByRole('button', { name: `Reorder ${name}` });
  const told = (text: string) =>
    links.getByRole('status').getByText(text).waitFor({ state: 'attached' });
  await grip('Home').waitFor();
  const count = await links.getByRole('listitem').count();
  async function liftAndMove() {
    await page.keyboard.press('Space');
    await told(`Picked up Home from position 1 of ${count}`);
    await nextFrames(page);
    await page.keyboard.press('ArrowDown');
    await told(`Home is now at position 2 of ${count}`);
  }
  await tabTo(page, grip('Home'));
  const { x, y, width, height } = (await grip('Home').boundingBox())!;
  const clip = { x: x - 6, y: y - 6, width: width + 12, height: height + 12 };
  const whenFocused = await page.screenshot({ clip });
  await grip('Home').blur();
  expect(Buffer.compare(whenFocused, await page.screenshot({ clip }))).not.toBe(0);
  await grip('Home').focus();
  await liftAndMove();
  await page.keyboard.press('Escape');
  await told(`Move cancelled: Home is back at position 1 of ${count}`);
  await liftAndMove();
  await page.keyboard.press('Space');
  await links.getByText('2. Home').waitFor();

  const from = (await grip('Home').boundingBox())!;
  const to = (await links.getByRole('listitem').first().boundingBox())!;
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 10, { steps: 3 });
  await page.mouse.move(to.x + 10, to.y + 4, { steps: 5 });
  await page.mouse.up();
  await links.getByText('1. Home').waitFor();

  await tabTo(page, page.getByLabel('Enquiry button text'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ask by keyboard');
  const shown = page.getByRole('switch', { name: 'Show the enquiry button' });
  const wasShown = await shown.isChecked();
  await pressOn(page, shown, 'Space');
  expect(await shown.isChecked()).toBe(!wasShown);
  await page.keyboard.press('Space');

  await pressOn(page, button(page, 'Move down Home'), 'Enter');
  await told('Home moved to 2 of');
  await pressOn(page, button(page, 'Edit Home'), 'Enter');
  const name = links.getByLabel('Name');
  await tabTo(page, name);
  await page.keyboard.press('End');
  await page.keyboard.type(' page');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByText('Navbar updated successfully').first().waitFor();
  await page.getByText('All changes saved').waitFor();
  await expectFocus(name);

  await pressOn(page, button(page, 'Add link'), 'Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('By keyboard');
  const up = button(page, 'Move up By keyboard');
  for (let moves = 0; moves < before.length; moves += 1) await pressOn(page, up, 'Enter');
  await page.getByText('1. By keyboard').waitFor();
  await expectFocus(up);
  const remove = button(page, 'Delete Home page');
  await pressOn(page, remove, 'Enter');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expectFocus(remove);
  await page.keyboard.press('Enter');
  await pressOn(page, question.getByRole('button', { name: 'Delete' }), 'Enter');
  await question.waitFor({ state: 'detached' });
  await expectFocus(button(page, 'Add link'));
  await pressOn(page, saveButton(page), 'Enter');
  await page.getByText('All changes saved').waitFor();
  await expectFocus(saveButton(page));
  const { links: stored } = (await database.doc('content/navbar').get()).data() ?? {};
  expect(stored[0]).toMatchObject({ name: 'By keyboard', order: 1 });
  expect(stored.map((link: { name: string }) => link.name)).not.toContain('Home page');
});

test('searching, filtering, deleting with an undo, publishing, writing, choosing images and leaving', async () => {
  await change('posts/by-keyboard', () => ({
    title: 'By keyboard',
    slug: 'by-keyboard',
    excerpt: 'Short',
    content: '<p>Text</p>',
    category: 'Education',
    author: 'Team',
    tags: [],
    image: '',
    published: false,
    publishedAt: null,
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
  }));
  const page = await visitAsAdmin(visit, '/admin/blog');
  const panel = page.getByRole('tabpanel');
  await expectFocus(panel);
  expect(await panel.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
  await tabTo(page, page.getByLabel('Search posts'));
  await page.keyboard.type('by keyboard');
  await page.getByText(/^1 of \d+ posts$/).waitFor();
  await tabTo(page, page.getByLabel('Status'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByText(/^1 of \d+ posts$/).waitFor();
  expect(await page.getByLabel('Status').inputValue()).toBe('Draft');

  await pressOn(page, rowMenu(page, 'By keyboard'), 'Enter');
  for (const key of ['End', 'Enter']) await page.keyboard.press(key);
  const question = page.getByRole('alertdialog');
  await pressOn(page, question.getByRole('button', { name: 'Delete' }), 'Enter');
  const undo = page.getByRole('button', { name: 'Undo deleting By keyboard' });
  await undo.waitFor();
  await expectFocus(undo);
  await page.keyboard.press('Enter');
  await page.getByText(/^1 of \d+ posts$/).waitFor();

  await pressOn(page, rowMenu(page, 'By keyboard'), 'Enter');
  await page.keyboard.press('Enter');
  const stored = () => database.doc('posts/by-keyboard').get();
  await expect.poll(async () => (await stored()).get('published')).toBe(true);
  await page.getByLabel('Status').selectOption('');
  await pressOn(page, page.getByRole('link', { name: 'By keyboard', exact: true }), 'Enter');
  const text = page.getByRole('textbox', { name: 'Content' });
  await pressOn(page, button(page, 'Heading'), 'Enter');
  await expect.poll(() => text.locator('h2').textContent()).toBe('Text');
  await expectFocus(text);
  await page.keyboard.press('End');
  await page.keyboard.type(' by keyboard');
  await pressOn(page, saveButton(page), 'Enter');
  await expect
    .poll(async () => (await stored()).get('content'))
    .toContain('<h2>Text by keyboard</h2>');

  // The dialogs for a link and an image take the focus and return it.
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Address');
  await text.focus();
  await page.keyboard.press('Shift+Home');
  await pressOn(page, button(page, 'Link'), 'Enter');
  await expectFocus(address);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(button(page, 'Link'));
  await page.keyboard.press('Enter');
  await expectFocus(address);
  await page.keyboard.type('/courses');
  await page.keyboard.press('Enter');
  await expect.poll(() => text.locator('a[href="/courses"]').count()).toBe(1);
  await expectFocus(text);

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressOn(page, button(page, 'Image'), 'Enter'),
  ]);
  await chooser.setFiles(await pngFile());
  await expectFocus(dialog.getByLabel('Description'));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(button(page, 'Image'));
  const [other] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressOn(page, page.getByRole('button', { name: /^Upload image/ }).first(), 'Enter'),
  ]);
  expect(other.isMultiple()).toBe(false);

  await page.getByRole('tab', { name: 'blog' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await question.waitFor();
  expect(await unreachable(page, '[role="alertdialog"]')).toEqual([]);
  await pressOn(page, question.getByRole('button').last(), 'Enter');
  await question.waitFor({ state: 'detached' });
  await page.getByRole('form', { name: 'Blog' }).waitFor({ state: 'detached' });
});
