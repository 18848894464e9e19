import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { useLeads } from '../../support/browser/leads.ts';

const { visit } = useBrowser();
useLeads();

// dashboard-21, enquiries-16, enquiries-28
test('filters combine with the search, are exported, kept in the address and saved under a name', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries?nonsense=1');
  await page.getByText('3 enquiries').waitFor();
  const status = page.getByLabel('Status', { exact: true });
  const course = page.getByLabel('Course', { exact: true });
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

  await page.reload();
  await page.getByText('1 enquiry').waitFor();
  expect(await course.inputValue()).toBe('Cloud & DevOps');
  await page.goBack();
  await page.getByText('2 enquiries').waitFor();
  expect(await status.inputValue()).toBe('new');

  await status.selectOption('All');
  await page.getByText('3 enquiries').waitFor();
  await page.getByLabel('Saved filters').selectOption('New ones');
  await page.waitForURL('**/admin/enquiries?status=new');
  await page.getByText('2 enquiries').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Delete “New ones”' }).click();
  await page.getByLabel('Saved filters').waitFor({ state: 'detached' });
});
