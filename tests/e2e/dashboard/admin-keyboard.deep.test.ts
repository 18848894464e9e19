import { beforeAll, expect, test } from 'vitest';
import { tabLabel, tabs } from '../../../web/src/admin/shell/tabs.ts';
import {
  loginForm,
  passwordOf,
  rowMenu,
  tabLoaded,
  visitAsAdmin,
} from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import {
  nextFrames,
  isFocused,
  pressOn,
  tabTo,
  unreachable,
} from '../../support/browser/keyboard.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';
import { instances } from '../../support/level.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

// Every tab is there.
beforeAll(() => database.doc('content/institute').set(factsInTamil()));

test('Tab reaches every control of every tab', async () => {
  const page = await visitAsAdmin(visit, '/admin');
  for (const tab of instances(tabs, 1)) {
    await page.getByRole('tab', { name: tabLabel(tab), exact: true }).click();
    await tabLoaded(page, tab);
    expect(await unreachable(page, 'main, header'), tab).toEqual([]);
  }
});

test('signing in, choosing a tab and logging out', async () => {
  const page = await visit('/admin');
  await tabTo(page, page.getByLabel('Username or email'));
  await page.keyboard.type('admin');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(passwordOf('admin'));
  await page.keyboard.press('Enter');
  const home = page.getByRole('tab', { name: 'home' });
  await tabTo(page, home);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: 'Navbar' }).waitFor();
  await pressOn(page, page.getByRole('button', { name: 'Logout' }), 'Enter');
  await loginForm(page).waitFor();
});

test('typing, switching, choosing, adding, moving, deleting, looking and saving', async () => {
  await change('content/navbar', (data) => data);
  const before = (await database.doc('content/navbar').get()).get('links');
  const page = await visitAsAdmin(visit, '/admin/navbar');
  const name = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true });
  await tabTo(page, page.getByLabel('Enquiry button text'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Ask by keyboard');
  const shown = page.getByRole('switch', { name: 'Show the enquiry button' });
  const wasShown = await shown.isChecked();
  await pressOn(page, shown, 'Space');
  expect(await shown.isChecked()).toBe(!wasShown);
  await page.keyboard.press('Space');

  await pressOn(page, name('Add link'), 'Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('By keyboard');
  const up = name('Move up By keyboard');
  for (let moves = 0; moves < before.length; moves += 1) await pressOn(page, up, 'Enter');
  await page.getByText('1. By keyboard').waitFor();
  expect(await isFocused(up)).toBe(true);
  await pressOn(page, name('Delete Home'), 'Enter');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(name('Delete Home'))).toBe(true);
  await page.keyboard.press('Enter');
  await pressOn(page, question.getByRole('button', { name: 'Delete' }), 'Enter');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => isFocused(name('Add link'))).toBe(true);
  await pressOn(page, page.getByRole('button', { name: 'Save', exact: true }), 'Enter');
  await page.getByText('Navbar updated successfully').waitFor();
  const { links } = (await database.doc('content/navbar').get()).data() ?? {};
  expect(links[0]).toMatchObject({ name: 'By keyboard', order: 1 });
  expect(links.some((link: { name: string }) => link.name === 'Home')).toBe(false);
});

test('searching, filtering, opening, deleting with an undo, and publishing', async () => {
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
  await expect.poll(() => isFocused(undo)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText(/^1 of \d+ posts$/).waitFor();

  await pressOn(page, rowMenu(page, 'By keyboard'), 'Enter');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await database.doc('posts/by-keyboard').get()).get('published'))
    .toBe(true);
  await page.getByLabel('Status').selectOption('');
  await pressOn(page, page.getByRole('link', { name: 'By keyboard', exact: true }), 'Enter');
  const text = page.getByRole('textbox', { name: 'Content' });
  await pressOn(page, page.getByRole('button', { name: 'Heading', exact: true }), 'Enter');
  await expect.poll(() => text.locator('h2').textContent()).toBe('Text');
  await expect.poll(() => isFocused(text)).toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.type(' by keyboard');
  await pressOn(page, page.getByRole('button', { name: 'Save', exact: true }), 'Enter');
  await expect
    .poll(async () => (await database.doc('posts/by-keyboard').get()).get('content'))
    .toContain('<h2>Text by keyboard</h2>');
});

test('choosing an image, and confirming to leave unsaved changes', async () => {
  const page = await visitAsAdmin(visit, '/admin/about');
  await page.getByText('All changes saved').waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressOn(page, page.getByRole('button', { name: /^Upload image/ }).first(), 'Enter'),
  ]);
  expect(chooser.isMultiple()).toBe(false);
  await tabTo(page, page.getByRole('textbox', { name: /^Title/ }).first());
  await page.keyboard.type('x');
  await page.keyboard.press('Home');
  await tabTo(page, page.getByRole('tab', { name: 'about' }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  expect(await unreachable(page, '[role="alertdialog"]')).toEqual([]);
  await pressOn(page, question.getByRole('button').last(), 'Enter');
  await page.getByRole('form', { name: 'Contact' }).waitFor();
});

// editing-1
test('a link is reordered by drag and by keyboard, and a screen reader is told', async () => {
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
});
