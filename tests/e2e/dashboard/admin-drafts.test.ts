import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';

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

const restore = (page: Page) => page.getByRole('button', { name: /^Restore unsaved changes/ });

// dashboard-4
test('a draft is announced in every tab, and restored from there', async () => {
  const page = await visitAsAdmin(visit, '/admin/blog/new', { before: withoutPauses });
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('A post of an hour');
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
