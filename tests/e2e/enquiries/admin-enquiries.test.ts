import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { passUndo, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
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
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('Order').selectOption('Oldest first');
  await expect.poll(names).toEqual(['Divya', 'Arun', 'Meena']);
  expect(new URL(page.url()).search).toBe('?order=oldest');
  const rows = page.getByRole('listitem');
  await rows.filter({ hasText: 'Meena' }).getByText('Answer within 23 h').waitFor();
  await rows.filter({ hasText: 'Arun' }).getByText('Answer overdue by 1 h').waitFor();
  await rows.filter({ hasText: 'Divya' }).getByText('contacted').last().waitFor();
  await rows.filter({ hasText: 'Divya' }).getByText('tested-lead-divya-1').waitFor();
});

// enquiries-40
test.each([
  ['phone', 1],
  ['desktop', 3],
] as const)(
  'on a %s, rows are lines, and an open enquiry leads to the next',
  async (device, shown) => {
    const page = await visitAsAdmin(visit, '/admin/enquiries?order=oldest', { device });
    const rows = page.getByRole('list').getByRole('listitem');
    const divya = rows.filter({ has: page.getByRole('heading', { name: 'Divya' }) });
    const height = (await divya.boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThanOrEqual(56);
    await page.getByRole('link', { name: 'Divya', exact: true }).click();
    const call = page.getByRole('link', { name: 'Call Divya' });
    expect(await call.getAttribute('href')).toBe('tel:+919876543210');
    for (const name of ['WhatsApp Divya', 'Email Divya'])
      expect(await page.getByRole('button', { name }).isEnabled()).toBe(true);
    const visible = page.getByRole('heading', { name: /^(?:Divya|Arun|Meena)$/ });
    expect(await visible.count()).toBe(device === 'phone' ? shown : shown + 1);
    const box = await call.boundingBox();
    const { height: screen } = page.viewportSize() ?? { height: 0 };
    if (device === 'phone') expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(screen - 80);
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Next lead' }).click();
    await page.getByRole('link', { name: 'Call Arun' }).waitFor();
    expect(new URL(page.url()).search).toBe('?order=oldest');
    await page.getByRole('link', { name: 'Next lead' }).click();
    await page.getByRole('link', { name: 'Call Meena' }).waitFor();
    await page.getByRole('link', { name: 'All enquiries' }).click();
    await page.getByText('3 enquiries').waitFor();
  },
);

// enquiries-40
test('views say how many they have, and one box selects all that are shown', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries');
  const views = page.getByRole('navigation', { name: 'Views' });
  for (const name of ['Mine and unassigned 3', 'To answer 2', 'All 3'])
    await views.getByRole('link', { name, exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByText('3 selected').waitFor();
  await page.getByRole('checkbox', { name: 'Select all shown' }).uncheck();
  await page.getByText('3 selected').waitFor({ state: 'detached' });
});

// dashboard-34
test('a new enquiry is begun from any screen, and Back closes its form', async () => {
  const page = await visitAsAdmin(visit, '/admin/footer');
  await page.getByRole('button', { name: 'Create' }).click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  expect(await menu.getByRole('menuitem').allTextContents()).toEqual([
    'New enquiry',
    'New course',
    'New post',
    'New placement',
    'New batch',
    'New trainer',
    'New demo class',
  ]);
  await menu.getByRole('menuitem', { name: 'New enquiry' }).click();
  const form = page.getByRole('dialog', { name: 'New enquiry' });
  await form.waitFor();
  await expectNoViolations(page);
  await page.goBack();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'today', exact: true }).click();
  await page.getByRole('link', { name: 'New enquiry' }).click();
  await form.waitFor();
});

// enquiries-40
test('the list is worked through by single keys, which a field keeps to itself', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries');
  await page.getByText('3 enquiries').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Call Arun' }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('link', { name: 'Call Meena' }).waitFor();
  await page.keyboard.press('w');
  const message = page.getByRole('dialog', { name: 'WhatsApp to Meena' });
  await message.waitFor();
  await page.keyboard.press('Escape');
  await message.waitFor({ state: 'detached' });
  await page.keyboard.press('n');
  await page.keyboard.type('jkcwe2');
  expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('jkcwe2');
});

// dashboard-17
test('phone and email of a lead can be read and copied', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries', {
    device: 'phone',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('link', { name: 'Meena', exact: true }).click();
  const meena = page.getByRole('region', { name: 'Meena' });
  const copied = async (what: string) => {
    await meena.getByRole('button', { name: `Copy ${what} of Meena` }).click();
    await meena.getByRole('status').filter({ hasText: 'Copied' }).first().waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await meena.getByLabel('Phone number').inputValue()).toBe('+91 98765 43210');
  expect(await copied('phone')).toBe('+919876543210');
  await meena.getByText('lead@example.com', { exact: true }).waitFor();
  expect(await copied('email')).toBe('lead@example.com');
  expect(await copied('_id')).toBe(lead('Meena').id);
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
  const page = await visitAsAdmin(visit, `/admin/enquiries/${lead('Divya').id}`, withClock);
  const remove = async () => {
    await page.getByRole('button', { name: 'Actions for Divya' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await remove();
  const question = page.getByRole('alertdialog', { name: 'Delete the enquiry from “Divya”?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await remove();
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'Divya', exact: true }).waitFor({ state: 'detached' });
  await passUndo(page);
  await page.getByText('Enquiry deleted successfully').waitFor();
  expect((await lead('Divya').get()).exists).toBe(false);
});
