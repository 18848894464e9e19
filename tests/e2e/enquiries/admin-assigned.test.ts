import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { allEnquiries, enquiry, lead, useLeads } from '../../support/browser/leads.ts';
import { writeDocuments } from '../../support/write-documents.ts';

const { visit } = useBrowser();
useLeads();

// enquiries-14
test('a closed enquiry has a reason; one is assigned, and chosen ones are together', async () => {
  const page = await visitAsAdmin(visit, `/admin/enquiries/${lead('Arun').id}`);
  await page.getByLabel('Status of Arun').selectOption('closed');
  const reason = page.getByLabel('Why the enquiry from Arun was closed');
  await reason.fill('Joined elsewhere');
  await reason.press('Enter');
  await expect.poll(async () => (await lead('Arun').get()).get('reason')).toBe('Joined elsewhere');
  await page.getByRole('link', { name: 'Meena', exact: true }).click();
  await page.getByRole('button', { name: 'Assign the enquiry from Meena' }).click();
  await page.getByRole('menuitem', { name: 'Meenakshi Sundaram' }).click();
  await expect
    .poll(async () => (await lead('Meena').get()).get('assignedName'))
    .toBe('Meenakshi Sundaram');
  await page.getByLabel('Assigned to', { exact: true }).selectOption('No one');
  await page.getByText('2 enquiries').waitFor();
  for (const name of ['Arun', 'Divya']) await page.getByLabel(`Select ${name}`).check();
  await page.getByText('2 selected').waitFor();
  await expectNoViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export selected' }).click(),
  ]);
  expect((await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(3);
  await page.getByRole('combobox', { name: 'Assign to' }).selectOption('Meenakshi Sundaram');
  await page.getByText('2 enquiries updated').waitFor();
  await page.getByText('No enquiries found.').waitFor();
  expect((await lead('Arun').get()).get('assignedName')).toBe('Meenakshi Sundaram');
});

// enquiries-31
test('all that match are chosen beyond the page, and changed together', async () => {
  const matching = { source: 'Import', createdAt: '2026-01-05T00:00:00.000Z' } as const;
  await writeDocuments(
    Array.from({ length: 51 }, (_, index) => {
      const data = enquiry(`Match ${index}`, index, matching);
      return [allEnquiries.doc(`matching-${index}`).path, data] as const;
    }),
  );
  const page = await visitAsAdmin(visit, '/admin/enquiries?source=Import', {
    expectedErrors: /Failed to load resource|Failed call: changeEnquiries/,
  });
  await page.getByText('51 enquiries').waitFor();
  await page.getByLabel('Select Match 50').check();
  await page.getByRole('button', { name: 'Select all on this page' }).click();
  await page.getByText('50 selected').waitFor();
  await page.getByRole('button', { name: 'Select all 51 matching' }).click();
  await page.getByText('All 51 matching enquiries selected').waitFor();
  await page.getByRole('combobox', { name: 'Change status' }).selectOption('spam');
  await page.route('**/api/enquiries/change', (route) => route.abort(), { times: 1 });
  const question = page.getByRole('alertdialog', { name: 'Change all 51 matching enquiries?' });
  await question.getByRole('button', { name: 'Set to spam' }).click();
  await page.getByText('51 enquiries updated').waitFor({ timeout: 150_000 });
  expect((await allEnquiries.where('status', '==', 'spam').count().get()).data().count).toBe(51);
  expect((await lead('Meena').get()).get('status')).toBe('new');
});
