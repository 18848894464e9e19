import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useAccounts } from '../../support/browser/accounts.ts';
import { dashboard, logIn, saveButton } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import '../../support/browser/database.ts';

const { visit } = useBrowser();
const { createAdmin } = useAccounts();

async function visitAs(role: string, path: string): Promise<Page> {
  const { email, password } = await createAdmin({ role, secondFactor: 'none' });
  const page = await visit(path);
  await logIn(page, email, password);
  await dashboard(page).waitFor();
  return page;
}

// roles-3
test('an editor edits the site, and has no enquiries', async () => {
  const page = await visitAs('editor', '/admin/enquiries');
  await page.getByRole('heading', { name: 'Your role does not have access to this' }).waitFor();
  await page.getByText('the role editor, which does not include enquiries').waitFor();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await saveButton(page).waitFor();
  expect(await page.getByLabel('Hero title').isEditable()).toBe(true);
  const tabs = await page.getByRole('tab').allTextContents();
  expect(tabs).toEqual(expect.arrayContaining(['today', 'courses', 'batches', 'media']));
  for (const name of ['enquiries', 'bookings', 'messages', 'reports', 'staff', 'audit trail'])
    expect(tabs).not.toContain(name);
  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('dialog')
    .getByText(/No changes yet|Current until/)
    .first()
    .waitFor();
});

// roles-3
test('a counsellor handles enquiries, and reads the site without changing it', async () => {
  const page = await visitAs('counsellor', '/admin/enquiries');
  await page.getByRole('heading', { name: 'Enquiries' }).waitFor();
  await page.getByRole('button', { name: 'Export CSV' }).waitFor();
  expect(await page.getByRole('button', { name: /Privacy/ }).count()).toBe(0);
  await page.getByRole('tab', { name: 'home' }).click();
  await page.getByText('Read only: your role cannot make changes').waitFor();
  expect(await page.getByLabel('Hero title').isEditable()).toBe(false);
  expect(await saveButton(page).count()).toBe(0);
  const upload = page.getByRole('button', { name: 'Upload image: Hero image' });
  expect(await upload.isDisabled()).toBe(true);
  expect(await upload.evaluate((button) => getComputedStyle(button).opacity)).toBe('0.38');
  await page.getByRole('tab', { name: 'navbar' }).click();
  // editing-6
  await page.getByRole('button', { name: 'View Home', exact: true }).press('Enter');
  expect(await page.getByLabel('Path').first().inputValue()).toBe('/');
  await page.getByRole('tab', { name: 'courses' }).click();
  const list = page.getByRole('table');
  await list.getByRole('link').first().waitFor();
  await list.getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Fee sheet' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('link', { name: 'New course' }).count()).toBe(0);
});
