import { afterEach, expect, test } from 'vitest';
import { save, saveButton, visitAsAdmin } from '../../support/browser/admin.ts';
import { publicPage, useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { ifDeep } from '../../support/level.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

afterEach(async () => {
  for (const [collection, field, value] of [
    ['batches', 'branch', 'Tested branch'],
    ['trainers', 'name', 'Tested Trainer'],
  ] as const) {
    const { docs } = await database.collection(collection).where(field, '==', value).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
});

// dashboard-24
test('the batches ahead stand by month, those over have a view; one is created, validated and on the site once open', async () => {
  await change('batches/sample-1', (data) => ({
    ...data,
    firstDay: '2026-01-05',
    lastDay: '2026-02-27',
    seats: 5,
    seatsTaken: 5,
  }));
  const page = await visitAsAdmin(visit, '/admin/batches');
  await page.getByText(/^19 of 20 batches, /).waitFor();
  const months = await page.locator('th[scope=colgroup]').allInnerTexts();
  expect(months.length).toBeGreaterThan(1);
  expect(new Set(months).size).toBe(months.length);
  await page.getByRole('button', { name: 'Over 1', exact: true }).click();
  await page.getByText('1 of 20 batches, 5 of 5 seats taken').waitFor();
  await page.getByRole('cell', { name: 'Mon 5', exact: true }).waitFor();
  await page.getByRole('cell', { name: 'Full', exact: true }).waitFor();

  await page.getByRole('link', { name: 'New batch' }).click();
  const form = page.getByRole('form');
  await saveButton(page).click();
  await page.getByText('Choose a course').waitFor();
  await page.getByText('First day: enter a date such as 2026-01-31').waitFor();
  await form.getByLabel('Course', { exact: false }).first().selectOption('Digital Marketing');
  await form.getByLabel('Status').selectOption('Open');
  await form.getByLabel('First day').fill('2099-03-02');
  await form.getByLabel('Last day').fill('2099-03-01');
  const branch = form.getByLabel('Branch');
  const unknown = form.getByText('Contact has no such branch');
  await branch.fill('Anna Nagar');
  await unknown.waitFor();
  await branch.fill('velachery');
  await unknown.waitFor({ state: 'detached' });
  await branch.fill('Tested branch');
  const preview = page.getByRole('region', { name: 'Preview of the page' });
  await preview.getByText('Tested branch').first().waitFor();
  await form.getByLabel('Trainer').selectOption('Shalini Krishnamurthy');
  await saveButton(page).click();
  await page.getByText('The last day must not be before the first').waitFor();
  await form.getByLabel('Last day').fill('2099-06-26');
  await save(page, 'Batch created successfully');
  await page.getByRole('link', { name: 'Digital Marketing, Mon, 2 Mar 2099' }).first().waitFor();
  const html = await publicPage('/courses/digital-marketing');
  expect(html).toContain('Mon, 2 Mar 2099');
  expect(html).toContain('Tested branch');
});

// dashboard-25. The first level has the form in a component, and who has left at the API.
test.each(ifDeep)('a trainer is on the site, and gone by one switch', async () => {
  const page = await visitAsAdmin(visit, '/admin/trainers');
  const form = page.getByRole('form');
  const preview = page.getByRole('region', { name: 'Preview of the page' });
  await page.getByRole('link', { name: 'New trainer' }).click();
  await form.getByLabel('Name').fill('Tested Trainer');
  await preview.getByText('Tested Trainer').waitFor();
  await form.getByLabel('Teaches').fill('Testing');
  await form.getByLabel('Digital Marketing').check();
  await form.getByLabel('Qualifications').fill('One\nTwo');
  await save(page, 'Trainer created successfully');
  expect(await publicPage('/trainers')).toContain('Tested Trainer');
  expect(await publicPage('/courses/digital-marketing')).toContain('Tested Trainer');
  await page.getByRole('link', { name: 'Tested Trainer', exact: true }).click();
  await page.getByLabel('Has left').check();
  await save(page, 'Trainer updated successfully');
  expect(await publicPage('/trainers')).not.toContain('Tested Trainer');
  expect(await publicPage('/courses/digital-marketing')).not.toContain('Tested Trainer');
});
