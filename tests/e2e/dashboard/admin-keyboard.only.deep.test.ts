import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { tabLabel, tabs } from '../../../web/src/admin/shell/tabs.ts';
import {
  loginForm,
  passwordOf,
  rowMenu,
  saveButton,
  tabLoaded,
  visitAsAdmin,
} from '../../support/browser/admin.ts';
import { useBrowser, withClock } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { expectFocus, pressOn, tabTo, unreachable } from '../../support/browser/keyboard.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

// Every tab is there.
beforeAll(() => database.doc('content/institute').set(factsInTamil()));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// The first level signs in and logs out by keyboard, and looks at one tab, in admin-session.
test('Tab reaches every control of every tab between signing in and logging out', async () => {
  const page = await visit('/admin', withClock);
  await tabTo(page, page.getByLabel('Username or email'));
  await page.keyboard.type('admin');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(passwordOf('admin'));
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_000);
  await tabTo(page, page.getByRole('tab', { name: 'home' }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: 'Navbar' }).waitFor();
  for (const tab of tabs) {
    await page.getByRole('tab', { name: tabLabel(tab), exact: true }).click();
    await tabLoaded(page, tab);
    expect(await unreachable(page, 'main, header'), tab).toEqual([]);
  }
  await pressOn(page, page.getByRole('button', { name: 'Logout' }), 'Enter');
  await loginForm(page).waitFor();
});

// The first level restores a deleted course by keyboard in admin-lists, chooses rows in admin-choose-many, moves an
// enquiry in admin-board and solves a conflict in admin-editing.
test('searching, filtering, deleting with an undo, publishing, writing, choosing images and leaving, by keyboard alone', async () => {
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
  // A pixel less than the form and its preview need, and the rail.
  await page.setViewportSize({ width: 1199, height: 800 });
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

  await text.focus();
  await page.keyboard.type(', not saved');
  for (const name of ['Image', /^Upload image/]) {
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, page.getByRole('button', { name, exact: true }).first(), 'Enter');
    expect((await chooser).isMultiple()).toBe(false);
  }

  await pressOn(page, button(page, 'More'), 'Enter');
  await tabTo(page, page.getByRole('tab', { name: 'blog' }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await question.waitFor();
  expect(await unreachable(page, '[role="alertdialog"]')).toEqual([]);
  await pressOn(page, question.getByRole('button').last(), 'Enter');
  await question.waitFor({ state: 'detached' });
  await page.getByRole('form', { name: 'Blog' }).waitFor({ state: 'detached' });
});
