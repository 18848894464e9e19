import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { enquiry, lead, useLeads } from '../../support/browser/leads.ts';

const { visit } = useBrowser();
useLeads();

// enquiries-28
test('filters are saved under a name, chosen again and forgotten', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries?status=new');
  await page.getByRole('button', { name: 'Save these filters' }).click();
  await page.getByLabel('Name', { exact: true }).fill('New ones');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Delete “New ones”' }).waitFor();
  await page.getByLabel('Status', { exact: true }).selectOption('All');
  await page.getByText('3 enquiries').waitFor();
  await page.reload();
  await page.getByLabel('Saved filters').selectOption('New ones');
  await page.waitForURL('**/admin/enquiries?status=new');
  await page.getByText('2 enquiries').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Delete “New ones”' }).click();
  await page.getByLabel('Saved filters').waitFor({ state: 'detached' });
});

// enquiries-29
test('the title and the navigation count the new enquiries, live', async () => {
  const page = await visitAsAdmin(visit, '/admin/footer');
  const title = () => page.title();
  await expect.poll(title).toMatch(/^\(2\) Admin Dashboard: footer/);
  await page.locator('#tab-enquiries [data-count]').getByText('2').waitFor();
  await lead('Divya').set(enquiry('Divya', 1));
  await expect.poll(title, { timeout: 5000 }).toMatch(/^\(3\) /);
  await page.getByRole('tab', { name: 'enquiries', exact: true }).waitFor();
});
