import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { lead, useLeads } from '../../support/browser/leads.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
useLeads();

// dashboard-21, enquiries-14, enquiries-16, enquiries-28, enquiries-31
test('filters that the address names combine with the search, are exported and saved under a name; chosen ones are exported and assigned together', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries?nonsense=1&course=Cloud+%26+DevOps', {
    // A reason that meets the status on its way is saved again.
    expectedErrors: /Failed to load resource|Failed call: changeEnquiries|Someone else has since/,
  });
  await page.getByText('2 enquiries').waitFor();
  const status = page.getByLabel('Status', { exact: true });
  const course = page.getByLabel('Course', { exact: true });
  expect(await course.inputValue()).toBe('Cloud & DevOps');
  await course.selectOption('All');
  await page.getByText('3 enquiries').waitFor();
  await status.selectOption('new');
  await page.getByText('2 enquiries').waitFor();
  await page.getByRole('button', { name: 'Save these filters' }).click();
  await page.getByLabel('Name', { exact: true }).fill('New ones');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Delete “New ones”' }).waitFor();
  await course.selectOption('Cloud & DevOps');
  await page.getByText('1 enquiry').waitFor();
  await page.getByLabel('Search enquiries').fill('aru');
  expect(new URL(page.url()).search).toBe('?status=new&course=Cloud+%26+DevOps');
  await page.getByText('1 enquiry').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"tested-lead-arun-1"');
  expect(lines[1]).toContain(`"'=1+1"`);
  expect(lines[1]).toContain(`"(+91) 98765 43210"`);

  // The first level begins at an address with a filter.
  if (isDeep) {
    await page.reload();
    await page.getByText('1 enquiry').waitFor();
    expect(await course.inputValue()).toBe('Cloud & DevOps');
  }
  await page.getByLabel('Search enquiries').fill('');
  await page.goBack();
  await page.getByText('2 enquiries').waitFor();
  expect(await status.inputValue()).toBe('new');

  await status.selectOption('All');
  await page.getByText('3 enquiries').waitFor();
  await page.getByLabel('Saved filters').selectOption('New ones');
  await page.waitForURL('**/admin/enquiries?status=new');
  await page.getByText('2 enquiries').waitFor();
  await page.getByRole('button', { name: 'Delete “New ones”' }).click();
  await page.getByLabel('Saved filters').waitFor({ state: 'detached' });

  // The first level has the reason in a component and admin-outcomes, and assigns one in roles.
  if (isDeep) {
    await openInApp(page, `/admin/enquiries/${lead('Arun').id}`);
    await page.getByLabel('Status of Arun').selectOption('closed');
    const reason = page.getByLabel('Why the enquiry from Arun was closed');
    await reason.fill('Joined elsewhere');
    await reason.press('Enter');
    await expect
      .poll(async () => (await lead('Arun').get()).get('reason'))
      .toBe('Joined elsewhere');
    await page.getByRole('link', { name: 'Meena', exact: true }).click();
    await page.getByRole('button', { name: 'Assign the enquiry from Meena' }).click();
    await page.getByRole('menuitem', { name: 'Meenakshi Sundaram' }).click();
    await expect
      .poll(async () => (await lead('Meena').get()).get('assignedName'))
      .toBe('Meenakshi Sundaram');
  }
  await page.getByLabel('Assigned to', { exact: true }).selectOption('No one');
  await page.getByText('2 enquiries').waitFor();
  await page.getByLabel('Select Arun').check();
  await page.getByRole('button', { name: 'Select all on this page' }).click();
  await page.getByText('2 selected').waitFor();
  await expectNoViolations(page);
  const [ofSelected] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export selected' }).click(),
  ]);
  expect((await readFile(await ofSelected.path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(3);
  await page.getByRole('combobox', { name: 'Assign to' }).selectOption('Meenakshi Sundaram');
  await page.getByText('2 enquiries updated').waitFor();
  await page.getByText('No enquiries match these filters.').waitFor();
  expect((await lead('Arun').get()).get('assignedName')).toBe('Meenakshi Sundaram');
});
