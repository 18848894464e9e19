import { expect, test } from 'vitest';
import { saveButton, visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';

const { visit } = useBrowser();

// dashboard-4
test('leaving with unsaved changes asks first, by tab and by back', async () => {
  const page = await visitAsAdmin(visit, '/admin/navbar');
  await page.getByRole('tab', { name: 'about' }).click();
  await page.getByLabel('Vision', { exact: true }).fill('Not saved');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('tab', { name: 'footer' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/admin/about');
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/about');
  expect(await page.getByLabel('Vision', { exact: true }).inputValue()).toBe('Not saved');
  await page.getByRole('tab', { name: 'footer' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('form', { name: 'Footer' }).waitFor();
  await page.getByRole('tab', { name: 'about' }).click();
  await page.getByText('All changes saved').waitFor();
});

// dashboard-4
test('a reload asks first, and the draft is offered afterwards', async () => {
  const page = await visitAsAdmin(visit, '/admin/about');
  await page.getByLabel('Vision', { exact: true }).fill('Typed before the crash');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain('Typed before the crash');
  let asked = false;
  page.once('dialog', async (dialog) => {
    asked = dialog.type() === 'beforeunload';
    await dialog.accept();
  });
  await page.reload();
  expect(asked).toBe(true);
  await page.getByRole('button', { name: 'Restore' }).click();
  expect(await page.getByLabel('Vision', { exact: true }).inputValue()).toBe(
    'Typed before the crash',
  );
  await page.getByText('Unsaved changes', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await page.getByText('All changes saved').waitFor();
});

test('errors of the server are shown at their fields, at any depth', async () => {
  const page = await visitAsAdmin(visit, '/admin/navbar', { expectedErrors: /Failed|400/ });
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByLabel('Name').first().fill('Changed');
  await page.route('**/api/navbar', (route) =>
    route.fulfill({
      status: 400,
      json: {
        success: false,
        message: 'Some fields are not valid',
        fields: { 'links.0.path': 'There is no such page' },
      },
    }),
  );
  await saveButton(page).click();
  await page.getByText('There is no such page').waitFor();
  expect(await page.getByLabel('Path').first().getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('alert').getByText('Some fields are not valid').waitFor();
});
