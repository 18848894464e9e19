import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { useAccounts } from '../../support/browser/accounts.ts';
import { logIn, visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { allEnquiries, enquiry, lead, useLeads } from '../../support/browser/leads.ts';
import { writeDocuments } from '../../support/write-documents.ts';

const { visit } = useBrowser();
const { createAdmin } = useAccounts();
useLeads();

// enquiries-14
test('one enquiry is assigned, and chosen ones together', async () => {
  const page = await visitAsAdmin(visit, `/admin/enquiries/${lead('Meena').id}`);
  await page.getByRole('button', { name: 'Assign the enquiry from Meena' }).click();
  await page.getByRole('menuitem', { name: 'Meenakshi Sundaram' }).click();
  await page.getByText('Enquiry updated successfully').waitFor();
  expect((await lead('Meena').get()).get('assignedName')).toBe('Meenakshi Sundaram');
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
    Array.from({ length: 55 }, (_, index) => {
      const data = enquiry(`Match ${index}`, index, matching);
      return [allEnquiries.doc(`matching-${index}`).path, data] as const;
    }),
  );
  const page = await visitAsAdmin(visit, '/admin/enquiries?source=Import', {
    expectedErrors: /Failed to load resource|Failed call: changeEnquiries/,
  });
  await page.getByText('55 enquiries').waitFor();
  await page.getByLabel('Select Match 54').check();
  await page.getByRole('button', { name: 'Select all on this page' }).click();
  await page.getByText('50 selected').waitFor();
  await page.getByRole('button', { name: 'Select all 55 matching' }).click();
  await page.getByText('All 55 matching enquiries selected').waitFor();
  await expectNoViolations(page);
  await page.getByRole('combobox', { name: 'Change status' }).selectOption('spam');
  await page.route('**/api/enquiries/change', (route) => route.abort(), { times: 1 });
  const question = page.getByRole('alertdialog', { name: 'Change all 55 matching enquiries?' });
  await question.getByRole('button', { name: 'Set to spam' }).click();
  await page.getByText('55 enquiries updated').waitFor({ timeout: 150_000 });
  expect((await allEnquiries.where('status', '==', 'spam').count().get()).data().count).toBe(55);
  expect((await lead('Meena').get()).get('status')).toBe('new');
});

// enquiries-16
test('filters are in the address, survive a reload and the way back; the search is not', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries?status=new&nonsense=1');
  await page.getByText('2 enquiries').waitFor();
  await page.getByLabel('Course', { exact: true }).selectOption('Cloud & DevOps');
  await page.getByText('1 enquiry').waitFor();
  await page.getByLabel('Search enquiries').fill('arun');
  expect(new URL(page.url()).search).toBe('?status=new&course=Cloud+%26+DevOps');
  await page.reload();
  await page.getByText('1 enquiry').waitFor();
  expect(await page.getByLabel('Course', { exact: true }).inputValue()).toBe('Cloud & DevOps');
  await page.goBack();
  await page.getByText('2 enquiries').waitFor();
  expect(await page.getByLabel('Status', { exact: true }).inputValue()).toBe('new');
});

// enquiries-15
test('a counsellor begins with their own and those of no one, and goes on and off duty', async () => {
  const { email, password } = await createAdmin({ role: 'counsellor', secondFactor: 'none' });
  await lead('Arun').update({ assignedTo: 'another' });
  const page = await visit('/admin/enquiries');
  await logIn(page, email, password);
  await page.getByText('2 enquiries').waitFor();
  const views = page.getByRole('navigation', { name: 'Views' });
  const open = views.locator('[aria-current]');
  expect(await open.allTextContents()).toEqual([expect.stringMatching(/^Mine and unassigned/)]);
  await views.getByRole('link', { name: 'All' }).click();
  await page.getByText('3 enquiries').waitFor();
  expect(await open.allTextContents()).toEqual([expect.stringMatching(/^All/)]);
  await page.getByRole('link', { name: 'Divya', exact: true }).click();
  await page.getByRole('button', { name: 'Assign the enquiry from Divya' }).click();
  await page.getByRole('menuitem', { name: 'Meena Kumari' }).click();
  await page.getByText('Enquiry updated successfully').waitFor();
  await page.getByLabel('Assigned to', { exact: true }).selectOption('Mine');
  await page.getByText('1 enquiry').waitFor();
  await page.getByRole('switch', { name: 'On duty' }).check();
  await page.getByText(/^You are on duty: .*new enquiries can be assigned to you/).waitFor();
  await page.getByRole('switch', { name: 'On duty' }).uncheck();
  await page.getByText('You are off duty: new enquiries will not be assigned to you').waitFor();
});

// enquiries-14
test('a closed enquiry has a reason', async () => {
  const page = await visitAsAdmin(visit, `/admin/enquiries/${lead('Arun').id}`);
  await page.getByLabel('Status of Arun').selectOption('closed');
  const reason = page.getByLabel('Why the enquiry from Arun was closed');
  await reason.fill('Joined elsewhere');
  await reason.press('Enter');
  await expect.poll(async () => (await lead('Arun').get()).get('reason')).toBe('Joined elsewhere');
});
