import { afterAll, afterEach, expect, test } from 'vitest';
import { deleteAccounts, newToken } from '../../support/accounts.ts';
import {
  chooseOfRow,
  openTab,
  passUndo,
  rowMenu,
  save,
  saveButton,
  visitAsAdmin,
} from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { brokenWords } from '../../../web/src/lib/page/test-broken-words.ts';
import { publicPage, site, useBrowser, withClock } from '../../support/browser/browser.ts';
import { call } from '../../support/call.ts';
import { database, removeAll } from '../../support/browser/database.ts';
import { expectFocus, isFocused } from '../../support/browser/keyboard.ts';
import { viewports } from '../../support/launch-browser.ts';

const { visit } = useBrowser();

/** A pixel less than a form with its preview needs (`withoutPreview`), and a table still. */
const narrow = { width: 1199, height: 800 };

const title = 'Tested Course in Cloud';

afterEach(async () => {
  for (const [collection, field, value] of [
    ['courses', 'title', title],
    ['posts', 'title', 'A tested post'],
    ['placements', 'studentName', 'Another Student'],
  ] as const)
    await removeAll(database.collection(collection).where(field, '==', value));
});

afterAll(deleteAccounts);

const storedOf = async (collection: string, field: string, value: string) =>
  (await database.collection(collection).where(field, '==', value).get()).docs[0]?.data();

// dashboard-7, dashboard-8, dashboard-11, dashboard-12, dashboard-13, dashboard-31, editing-2, messages-4
test('a course and a post are created, found, changed and deleted; an older version of the course is compared and restored, the post by keyboard alone, as it was; placements of others appear without a reload, and lead to their statistics', async () => {
  const page = await visitAsAdmin(visit, '/admin/courses', {
    ...withClock,
  });
  await page.setViewportSize(narrow);
  // dashboard-26
  await chooseOfRow(page, 'Digital Marketing', 'Duplicate');
  await page.getByRole('heading', { name: 'New course' }).waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Copy of Digital Marketing');
  expect(await page.getByLabel('Slug').inputValue()).toBe('copy-of-digital-marketing');
  expect(await page.getByLabel('Description *').inputValue()).not.toBe('');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description *').fill('What it is about');
  await page.getByLabel('Level').selectOption('Advanced');
  await page.getByLabel('Position in lists').fill('7');
  await page.getByLabel('Highlights').fill('One\n\n Two ');
  await save(page, 'Course created successfully');
  // editing-6
  await page.getByRole('link', { name: /^View .* on the site$/ }).waitFor();
  await expect.poll(() => page.locator('tr.Mui-selected').count()).toBe(1);
  expect(await storedOf('courses', 'title', title)).toMatchObject({
    slug: 'tested-course-in-cloud',
    duration: expect.any(String),
    level: 'Advanced',
    order: 7,
    highlights: ['One', 'Two'],
  });

  // dashboard-31
  await page.getByRole('button', { name: /^No batch ahead [1-9]/ }).click();
  await page.getByText(/^[1-9]\d* of \d+ courses$/).waitFor();
  await page.getByRole('link', { name: title, exact: true }).waitFor();
  await page.getByRole('button', { name: /^All \d+$/ }).click();
  await page.getByLabel('Search courses').fill('tested cloud');
  await page.getByText(/^1 of \d+ courses$/).waitFor();
  await page.getByRole('link', { name: title, exact: true }).click();
  const duration = page.getByLabel('Duration');
  const copied = await duration.inputValue();
  await duration.fill('19 weeks');
  await save(page, 'Course updated successfully');
  expect(await storedOf('courses', 'title', title)).toMatchObject({ duration: '19 weeks' });
  expect(await publicPage('/courses/tested-course-in-cloud')).toContain('19 weeks');

  await page.getByText('All changes saved').waitFor();
  await page.setViewportSize(viewports.phone);
  await duration.fill('Not saved');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: `History of ${title}` });
  const newest = { name: /^Current until .* Then changed by Meenakshi Sundaram/, expanded: true };
  await history.getByRole('button', newest).waitFor();
  const changed = history.getByRole('row', { name: 'Duration' });
  await changed.waitFor();
  expect(await changed.getByRole('cell').allTextContents()).toEqual(['19 weeks', copied]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page);
  await history.getByText('This will replace your unsaved changes.').waitFor();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByText('Version restored').waitFor();
  await history.waitFor({ state: 'detached' });
  await page.getByText('All changes saved').waitFor();
  expect(await duration.inputValue()).toBe(copied);
  expect(await storedOf('courses', 'title', title)).toMatchObject({ duration: copied });
  const restoredPage = await publicPage('/courses/tested-course-in-cloud');
  expect(restoredPage).toContain(copied);
  expect(restoredPage).not.toContain('19 weeks');
  await page.setViewportSize(narrow);

  await page.getByRole('link', { name: '← Courses' }).click();
  const remove = () => chooseOfRow(page, title, 'Delete');
  const row = rowMenu(page, title);
  await remove();
  const question = page.getByRole('alertdialog', { name: `Delete the course “${title}”?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await remove();
  await question.getByRole('button', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Undo deleting ${title}` }).waitFor();
  expect(await storedOf('courses', 'title', title)).toBeDefined();
  await passUndo(page);
  await page.getByText('Course deleted successfully').waitFor();
  expect(await storedOf('courses', 'title', title)).toBeUndefined();

  // Posts: no button breaks a word.
  await openTab(page, 'blog');
  await page.getByText(/^\d+ posts$/).waitFor();
  await page.setViewportSize({ width: 320, height: 800 });
  const buttons = page.getByRole('table').getByRole('button');
  await buttons.first().waitFor();
  expect(await buttons.evaluateAll(brokenWords)).toEqual([]);
  await page.setViewportSize(narrow);

  await page.getByRole('link', { name: 'New post' }).click();
  expect(await page.getByLabel('Publish immediately').isChecked()).toBe(false);
  expect(await page.getByLabel('Author').inputValue()).toBe('Team');
  await page.getByLabel('Title').fill('A tested post');
  await page.getByLabel('Excerpt').fill('x'.repeat(501));
  await page.getByText('501 of 500 characters').waitFor();
  await saveButton(page).click();
  await page.getByText(/Excerpt: use at most 500 characters/).waitFor();
  await page.getByText('Content is required').waitFor();
  await page.getByLabel('Excerpt').fill('Short');
  const content = page.getByRole('textbox', { name: 'Content' });
  await content.click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  // The button has the focus until the next frame.
  await expectFocus(content);
  await page.keyboard.insertText('Tested heading');
  await page.getByLabel('Category').selectOption('Tips & Tricks');
  await page.getByLabel('Tags').fill(' one, ,two ,');
  await page.getByLabel('Publish immediately').check();
  await save(page, 'Blog created successfully');
  expect(await storedOf('posts', 'title', 'A tested post')).toMatchObject({
    published: true,
    publishedAt: expect.any(String),
    category: 'Tips & Tricks',
    tags: ['one', 'two'],
    content: '<h2>Tested heading</h2>',
  });
  const post = page.getByRole('row', { name: /A tested post/ });
  await post.getByText('Published', { exact: true }).waitFor();
  expect(await publicPage('/blog/a-tested-post')).toContain('Tested heading');

  const before = await storedOf('posts', 'title', 'A tested post');
  const menu = rowMenu(page, 'A tested post');
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'detached' });
  await passUndo(page);
  await page.getByText('Blog deleted successfully').waitFor();
  expect(await publicPage('/blog/a-tested-post')).not.toContain('Tested heading');
  const opener = page.getByRole('button', { name: 'Recently deleted' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Recently deleted posts' });
  const restore = dialog.getByRole('button', { name: 'Restore A tested post' });
  await restore.waitFor();
  await dialog.getByText(/^Published\. Deleted .* by Meenakshi Sundaram/).waitFor();
  await expectNoViolations(page);
  while (!(await isFocused(restore))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('“A tested post” restored').waitFor();
  await restore.waitFor({ state: 'detached' });
  await expectFocus(dialog.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(opener);
  await page.getByRole('link', { name: 'A tested post', exact: true }).waitFor();
  expect(await publicPage('/blog/a-tested-post')).toContain('Tested heading');
  const restored = await storedOf('posts', 'title', 'A tested post');
  expect(restored).toEqual({ ...before, updatedAt: restored?.['updatedAt'] });

  await chooseOfRow(page, 'A tested post', 'Unpublish');
  await post.getByText('Draft', { exact: true }).waitFor();
  expect(await storedOf('posts', 'title', 'A tested post')).toMatchObject({ published: false });
  expect(await publicPage('/blog/a-tested-post')).not.toContain('Tested heading');

  // Placements.
  await openTab(page, 'placements');
  await page.getByText(/^\d+ placements$/).waitFor();
  const token = await newToken({ admin: true });
  const body = { studentName: 'Another Student', course: 'a', company: 'b', position: 'c' };
  expect((await call(site, 'POST', '/api/placements', { token, body })).status).toBe(201);
  await page.getByRole('link', { name: 'Another Student', exact: true }).waitFor();
  expect(await publicPage('/placements')).toContain('Another Student');
  await page.getByRole('link', { name: 'Placement statistics' }).click();
  await page.getByRole('form', { name: 'Placement statistics' }).waitFor();
});
