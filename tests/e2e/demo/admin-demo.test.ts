import { afterEach, test } from 'vitest';
import { save, saveButton, visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';

const { visit } = useBrowser();

afterEach(async () => {
  const plans = database.collection('demoPlans').where('branch', '==', 'Tested branch');
  await Promise.all((await plans.get()).docs.map(({ ref }) => ref.delete()));
});

// dashboard-27
test('a weekly demo class is created, validated at its fields, and listed', async () => {
  const page = await visitAsAdmin(visit, '/admin/demo-classes');
  await page.getByText('3 demo classes', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'New demo class' }).click();
  const form = page.getByRole('form');
  await form.getByLabel('Held').selectOption('Every Sunday');
  await form.getByLabel('First day').fill('2026-01-04');
  await saveButton(page).click();
  await page.getByText('Say where it is').waitFor();
  await form.getByLabel('Branch').fill('Tested branch');
  const preview = page.getByRole('region', { name: 'Preview of the page' });
  await preview.getByText('Classroom, Tested branch').first().waitFor();
  await save(page, 'Demo class created successfully');
  await page
    .getByRole('link', { name: 'Any course: Every Sunday, 6:30 pm – 7:30 pm' })
    .first()
    .waitFor();
});
