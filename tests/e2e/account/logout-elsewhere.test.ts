import { expect, test } from 'vitest';
import { loginForm, visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import '../../support/browser/database.ts';

const { visit } = useBrowser();

// account-4
test('logging out in another tab says so, and keeps what was typed', async () => {
  const page = await visitAsAdmin(visit, '/admin');
  const other = await page.context().newPage();
  await other.goto(new URL('/admin/footer', page.url()).href);
  await other.getByLabel('Copyright').fill('Typed before the end');
  await page.getByRole('button', { name: 'Logout' }).click();
  await loginForm(page).waitFor();
  const why = other.getByRole('status').filter({ hasText: 'Your session has ended' });
  expect(await why.innerText()).toContain('signed out elsewhere. Sign in again');
  expect(await other.evaluate(() => JSON.stringify(localStorage))).toContain('Typed before');
  expect(await page.getByText('Your session has ended').count()).toBe(0);
});
