import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { passUndo, visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser, withClock } from '../../support/browser/browser.ts';
import { allEnquiries, enquiry, lead, useLeads } from '../../support/browser/leads.ts';

const { visit } = useBrowser();
useLeads();

// dashboard-17, enquiries-32
test('enquiries are listed newest or oldest first, with status, _id and the promised answer', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries');
  await page.getByText('3 enquiries').waitFor();
  const names = () => page.getByRole('heading', { level: 3 }).allTextContents();
  expect(await names()).toEqual(['Meena', 'Arun', 'Divya']);
  await page.getByLabel('Order').selectOption('Oldest first');
  await expect.poll(names).toEqual(['Divya', 'Arun', 'Meena']);
  expect(new URL(page.url()).search).toBe('?order=oldest');
  const rows = page.getByRole('listitem');
  await rows.filter({ hasText: 'Meena' }).getByText('Answer within 23 h').waitFor();
  await rows.filter({ hasText: 'Arun' }).getByText('Answer overdue by 1 h').waitFor();
  expect(await page.getByLabel('Status of Divya').inputValue()).toBe('contacted');
  await rows.filter({ hasText: 'Divya' }).getByText('_id tested-lead-divya-1').waitFor();
  const meena = rows.filter({ hasText: 'Meena' });
  const href = (name: string) => meena.getByRole('link', { name }).getAttribute('href');
  expect(await href('Call Meena')).toBe('tel:+919876543210');
  for (const name of ['WhatsApp Meena', 'Email Meena'])
    expect(await meena.getByRole('button', { name }).isEnabled()).toBe(true);
});

// dashboard-17
test('phone and email of a lead can be read and copied', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries', {
    device: 'phone',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const meena = page.getByRole('listitem').filter({ hasText: 'Meena' });
  const copied = async (what: string) => {
    await meena.getByRole('button', { name: `Copy ${what} of Meena` }).click();
    await meena.getByRole('status').filter({ hasText: 'Copied' }).first().waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await meena.getByText('+91 98765 43210', { exact: true }).waitFor();
  expect(await copied('phone')).toBe('+919876543210');
  await meena.getByText('lead@example.com', { exact: true }).waitFor();
  expect(await copied('email')).toBe('lead@example.com');
});

test('on a phone the first lead is near the top, and the filters are collapsed', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries', { device: 'phone' });
  const first = page.getByRole('heading', { name: 'Meena' });
  await first.waitFor();
  expect((await first.boundingBox())?.y).toBeLessThan(220);
  const status = page.getByLabel('Status', { exact: true });
  expect(await status.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await status.selectOption('contacted');
  await page.getByText('1 enquiry').waitFor();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  expect(await status.isVisible()).toBe(false);
  await page.getByRole('heading', { name: 'Divya' }).waitFor();
  await page.getByRole('button', { name: 'Show tools' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).waitFor();
});

// dashboard-8
test('a new enquiry appears without a reload', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries', { device: 'phone' });
  await page.getByText('3 enquiries').waitFor();
  await allEnquiries.add(enquiry('Kavitha', 0));
  await page.getByRole('heading', { name: 'Kavitha' }).waitFor();
  await page.getByText('4 enquiries').waitFor();
});

// dashboard-21
test('filters and search combine, and the export has exactly those rows', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries');
  await page.getByLabel('Status', { exact: true }).selectOption('new');
  await page.getByText('2 enquiries').waitFor();
  await page.getByLabel('Course').selectOption('Cloud & DevOps');
  await page.getByText('1 enquiry').waitFor();
  await page.getByLabel('Search enquiries').fill('aru');
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
});

// dashboard-17
test('an enquiry is deleted after a confirmation', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries', withClock);
  const remove = page.getByRole('button', { name: 'Delete enquiry from Divya' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete the enquiry from “Divya”?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await remove.waitFor({ state: 'detached' });
  await passUndo(page);
  await page.getByText('Enquiry deleted successfully').waitFor();
  expect((await lead('Divya').get()).exists).toBe(false);
});
