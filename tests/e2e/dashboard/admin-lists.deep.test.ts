import type { Page } from 'playwright-core';
import { afterAll, afterEach, expect, test } from 'vitest';
import { deleteAccounts, newToken } from '../../support/accounts.ts';
import {
  chooseOfRow,
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
import { ifDeep, isDeep } from '../../support/level.ts';

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

/** Restores what was deleted from its list, by keyboard alone. */
async function restoreByKeyboard(
  page: Page,
  name: string,
  deleted: RegExp,
  heading: string,
): Promise<void> {
  const opener = page.getByRole('button', { name: 'Recently deleted' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: heading });
  const restore = dialog.getByRole('button', { name: `Restore ${name}` });
  await restore.waitFor();
  await dialog.getByText(deleted).waitFor();
  if (isDeep) await expectNoViolations(page);
  while (!(await isFocused(restore))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(`“${name}” restored`).waitFor();
  await restore.waitFor({ state: 'detached' });
  await expectFocus(dialog.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(opener);
}

// dashboard-7, dashboard-11, dashboard-31, editing-2, messages-4
test('a course is created, found, changed and deleted; an older version is compared and restored, and the deleted course by keyboard alone, as it was', async () => {
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

  // dashboard-31. The first level has the filter at the API.
  if (isDeep) {
    await page.getByRole('button', { name: /^No batch ahead [1-9]/ }).click();
    await page.getByText(/^[1-9]\d* of \d+ courses$/).waitFor();
    await page.getByRole('link', { name: title, exact: true }).waitFor();
  }
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
  if (isDeep) await expectNoViolations(page);
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
  const before = await storedOf('courses', 'title', title);
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

  await restoreByKeyboard(
    page,
    title,
    /^Deleted .* by Meenakshi Sundaram/,
    'Recently deleted courses',
  );
  await page.getByRole('link', { name: title, exact: true }).waitFor();
  expect(await publicPage('/courses/tested-course-in-cloud')).toContain(copied);
  const restored = await storedOf('courses', 'title', title);
  expect(restored).toEqual({ ...before, updatedAt: restored?.['updatedAt'] });
});

// dashboard-8. The first level sees leads of others arrive in admin-enquiries.
test.each(ifDeep)(
  'placements of others appear without a reload, and lead to their statistics',
  async () => {
    const page = await visitAsAdmin(visit, '/admin/placements');
    await page.getByText(/^\d+ placements$/).waitFor();
    const token = await newToken({ admin: true });
    const body = { studentName: 'Another Student', course: 'a', company: 'b', position: 'c' };
    expect((await call(site, 'POST', '/api/placements', { token, body })).status).toBe(201);
    await page.getByRole('link', { name: 'Another Student', exact: true }).waitFor();
    expect(await publicPage('/placements')).toContain('Another Student');
    await page.getByRole('link', { name: 'Placement statistics' }).click();
    await page.getByRole('form', { name: 'Placement statistics' }).waitFor();
  },
);

// dashboard-13. The first level has the same of a course, and publishes a post in admin-rich-text.
test.each(ifDeep)(
  'a post is created, deleted, restored by keyboard alone, as it was, and unpublished',
  async () => {
    const post = 'A tested post';
    const page = await visitAsAdmin(visit, '/admin/blog', withClock);
    // No button breaks a word.
    await page.getByText(/^\d+ posts$/).waitFor();
    await page.setViewportSize({ width: 320, height: 800 });
    const buttons = page.getByRole('table').getByRole('button');
    await buttons.first().waitFor();
    expect(await buttons.evaluateAll(brokenWords)).toEqual([]);
    await page.setViewportSize(narrow);

    await page.getByRole('link', { name: 'New post' }).click();
    expect(await page.getByLabel('Publish immediately').isChecked()).toBe(false);
    expect(await page.getByLabel('Author').inputValue()).toBe('Team');
    await page.getByLabel('Title').fill(post);
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
    expect(await storedOf('posts', 'title', post)).toMatchObject({
      published: true,
      publishedAt: expect.any(String),
      category: 'Tips & Tricks',
      tags: ['one', 'two'],
      content: '<h2>Tested heading</h2>',
    });
    const row = page.getByRole('row', { name: post });
    await row.getByText('Published', { exact: true }).waitFor();
    expect(await publicPage('/blog/a-tested-post')).toContain('Tested heading');

    const before = await storedOf('posts', 'title', post);
    const menu = rowMenu(page, post);
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
    const deleted = /^Published\. Deleted .* by Meenakshi Sundaram/;
    await restoreByKeyboard(page, post, deleted, 'Recently deleted posts');
    await page.getByRole('link', { name: post, exact: true }).waitFor();
    expect(await publicPage('/blog/a-tested-post')).toContain('Tested heading');
    const restored = await storedOf('posts', 'title', post);
    expect(restored).toEqual({ ...before, updatedAt: restored?.['updatedAt'] });

    await chooseOfRow(page, post, 'Unpublish');
    await row.getByText('Draft', { exact: true }).waitFor();
    expect(await storedOf('posts', 'title', post)).toMatchObject({ published: false });
    expect(await publicPage('/blog/a-tested-post')).not.toContain('Tested heading');
  },
);
