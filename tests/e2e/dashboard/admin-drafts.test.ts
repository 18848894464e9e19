import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { isFocused, pressOn, tabTo } from '../../support/browser/keyboard.ts';

const { visit } = useBrowser();

/** Pauses in typing do not come, as for who types on until the page is closed. */
const withoutPauses = async (page: Page) => {
  await page.addInitScript(() => {
    const { setTimeout: original } = globalThis;
    const patched = (run: () => void, after?: number) => (after === 400 ? 0 : original(run, after));
    Object.assign(globalThis, { setTimeout: patched });
  });
  page.on('dialog', (dialog) => void dialog.accept());
};

const vision = (page: Page) => page.getByLabel('Vision', { exact: true });
const restore = (page: Page) => page.getByRole('button', { name: /^Restore unsaved changes/ });

// dashboard-4
test('the last keystrokes are kept, and a draft can be restored beside newer changes', async () => {
  const page = await visitAsAdmin(visit, '/admin/about', { before: withoutPauses });
  await vision(page).fill('Typed before the crash');
  await page.reload();
  await restore(page).waitFor();
  await vision(page).fill('Typed below the offer');
  await page.reload();
  await restore(page).nth(1).click();
  expect(await vision(page).inputValue()).toBe('Typed before the crash');
  await restore(page).click();
  expect(await vision(page).inputValue()).toBe('Typed below the offer');
  await restore(page).click();
  expect(await vision(page).inputValue()).toBe('Typed before the crash');
  await page.getByText('Unsaved changes', { exact: true }).waitFor();
});

// dashboard-20
test('undoing many changes asks first, can be undone by Ctrl+Z, and leaves a draft', async () => {
  const page = await visitAsAdmin(visit, '/admin/blog/new', { before: withoutPauses });
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('A post of an hour');
  await page.getByLabel('Excerpt').fill('Long work. '.repeat(12));
  const undo = page.getByRole('button', { name: 'Undo changes' });
  await pressOn(page, undo, 'Enter');
  const question = page.getByRole('alertdialog', { name: 'Undo all changes?' });
  await pressOn(page, question.getByRole('button', { name: 'Keep editing' }), 'Enter');
  await question.waitFor({ state: 'detached' });
  expect(await title.inputValue()).toBe('A post of an hour');
  await pressOn(page, undo, 'Enter');
  await pressOn(page, question.getByRole('button', { name: 'Undo changes' }), 'Enter');
  await question.waitFor({ state: 'detached' });
  expect(await title.inputValue()).toBe('');
  const back = page.getByRole('button', { name: /^Restore undone changes/ });
  await expect.poll(() => isFocused(back)).toBe(true);
  await tabTo(page, title);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => title.inputValue()).toBe('A post of an hour');
  expect(await page.getByLabel('Excerpt').inputValue()).toBe('Long work. '.repeat(12));

  await page.goto('/admin');
  const waiting = page
    .getByRole('alert')
    .filter({ hasText: 'You have unsaved changes in this browser' });
  await waiting.waitFor();
  await page.getByRole('tab', { name: 'blog' }).click();
  await page.getByRole('heading', { name: 'Blog' }).waitFor();
  await waiting.waitFor();
  await waiting.getByRole('link', { name: 'New post' }).click();
  await restore(page).click();
  expect(await title.inputValue()).toBe('A post of an hour');
});

test('undoing few changes does not ask', async () => {
  const page = await visitAsAdmin(visit, '/admin/about');
  const before = await vision(page).inputValue();
  await vision(page).fill('Short');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await page.getByText('All changes saved').waitFor();
  expect(await vision(page).inputValue()).toBe(before);
  await page.getByRole('button', { name: /^Restore undone/ }).click();
  expect(await vision(page).inputValue()).toBe('Short');
});
