import { expect, test } from 'vitest';
import { openTab, passUndo, rowMenu, save, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { publicPage, useBrowser, withClock } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { expectFocus, isFocused } from '../../support/browser/keyboard.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

// dashboard-7
test('an older version of a course is compared and restored; a deleted post by keyboard alone, as it was', async () => {
  const path = 'posts/what-a-course-costs';
  await change(path, (data) => data);
  await change('courses/digital-marketing', (data) => ({ ...data, duration: 'First of two' }));
  const page = await visitAsAdmin(visit, '/admin/courses/digital-marketing', {
    device: 'phone',
    ...withClock,
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  const duration = page.getByLabel('Duration');
  expect(await duration.inputValue()).toBe('First of two');
  await duration.fill('Second of two');
  await save(page, 'Course updated successfully');
  await page.getByText('All changes saved').waitFor();
  await duration.fill('Not saved');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Digital Marketing' });
  const newest = { name: /^Current until .* Then changed by Meenakshi Sundaram/, expanded: true };
  await history.getByRole('button', newest).waitFor();
  const row = history.getByRole('row', { name: 'Duration' });
  await row.waitFor();
  expect(await row.getByRole('cell').allTextContents()).toEqual(['Second of two', 'First of two']);
  await expectNoViolations(page);
  await history.getByText('This will replace your unsaved changes.').waitFor();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByText('Version restored').waitFor();
  await history.waitFor({ state: 'detached' });
  await page.getByText('All changes saved').waitFor();
  expect(await duration.inputValue()).toBe('First of two');
  const html = await publicPage('/courses/digital-marketing');
  expect(html).toContain('First of two');
  expect(html).not.toContain('Second of two');

  const before = (await database.doc(path).get()).data();
  const title = String(before?.['title']);
  await openTab(page, 'blog');
  await rowMenu(page, title).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await rowMenu(page, title).waitFor({ state: 'detached' });
  await passUndo(page);
  await page.getByText('Blog deleted successfully').waitFor();
  expect(await publicPage('/blog/what-a-course-costs')).not.toContain(title);

  const opener = page.getByRole('button', { name: 'Recently deleted' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Recently deleted posts' });
  const restore = dialog.getByRole('button', { name: `Restore ${title}` });
  await restore.waitFor();
  await dialog.getByText(/^Published\. Deleted .* by Meenakshi Sundaram/).waitFor();
  await expectNoViolations(page);
  while (!(await isFocused(restore))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(`“${title}” restored`).waitFor();
  await restore.waitFor({ state: 'detached' });
  await expectFocus(dialog.getByRole('button', { name: 'Close' }));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expectFocus(opener);
  await page.getByRole('link', { name: title, exact: true }).waitFor();
  expect(await publicPage('/blog/what-a-course-costs')).toContain(title);
  const { updatedAt } = (await database.doc(path).get()).data() ?? {};
  expect((await database.doc(path).get()).data()).toEqual({ ...before, updatedAt });
});
