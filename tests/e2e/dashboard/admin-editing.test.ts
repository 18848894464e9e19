import { expect, test } from 'vitest';
import { openTab, visitAsAdmin, withoutPreview } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';

const { visit } = useBrowser();

// dashboard-4
test('leaving unsaved changes asks first, by tab, back and another address, and they are offered back', async () => {
  const page = await visitAsAdmin(visit, '/admin/navbar', withoutPreview);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await openTab(page, 'about');
  const vision = page.getByLabel('Vision', { exact: true });
  await vision.fill('Not saved');
  await openTab(page, 'footer');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/admin/about');
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/about');
  expect(await vision.inputValue()).toBe('Not saved');
  await openTab(page, 'footer');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('form', { name: 'Footer' }).waitFor();

  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await openInApp(page, '/admin/blog/new');
  await page.getByRole('heading', { name: 'New post' }).waitFor();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('A post of an hour');
  await page.goto('/admin');
  expect(asked).toEqual(['beforeunload']);
  const waiting = page
    .getByRole('alert')
    .filter({ hasText: 'You have unsaved changes in this browser' });
  await waiting.waitFor();
  await openTab(page, 'blog');
  await page.getByRole('heading', { name: 'Blog' }).waitFor();
  await waiting.waitFor();
  await waiting.getByRole('link', { name: 'New post' }).click();
  await page.getByRole('button', { name: /^Restore unsaved changes/ }).click();
  expect(await title.inputValue()).toBe('A post of an hour');
});
