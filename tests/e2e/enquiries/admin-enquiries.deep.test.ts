import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTab, passUndo, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser, withClock } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { expectFocus } from '../../support/browser/keyboard.ts';
import { allEnquiries, enquiry, lead, useLeads } from '../../support/browser/leads.ts';
import { palette } from '../../support/browser/palette.ts';
import { ifDeep, isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
useLeads();

const mails = database.collection('mail');

const mail = (subject: string, changes: object = {}) => ({
  kind: 'enquiry',
  to: ['counsellors@vaasal.example'],
  message: { subject },
  state: 'failed',
  attempts: 18,
  createdAt: '2026-01-31T09:00:00.000Z',
  error: 'EAUTH 535',
  ...changes,
});

async function expectOneLine(row: Locator): Promise<void> {
  const height = (await row.boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThanOrEqual(44);
  expect(height).toBeLessThanOrEqual(56);
}

// At the first level axe looks at the list, the page and dialogs of an enquiry in admin-filters, admin-enquiry-page and
// admin-messages, rows are chosen in admin-filters, and a deletion is cancelled in admin-lists.
// dashboard-8, dashboard-17, dashboard-32, dashboard-34, enquiries-10, enquiries-29, enquiries-32, enquiries-35, enquiries-40
test('the list counts its views, is worked through by single keys, and has an order; failed emails and new leads are told live; one is found and one is begun from any screen', async () => {
  await database.recursiveDelete(mails);
  const page = await visitAsAdmin(visit, '/admin/enquiries', {
    expectedErrors: /400|Failed call/,
    ...withClock,
  });
  await page.getByText('3 enquiries').waitFor();
  const names = () => page.getByRole('heading', { level: 3 }).allTextContents();
  expect(await names()).toEqual(['Meena', 'Arun', 'Divya']);
  await mails.doc('lost').set(mail('New enquiry: Meena'));
  const problem = page.getByRole('region', { name: '1 email could not be sent' });
  await problem.getByText('1 email could not be sent').click();
  await problem.getByText(/^New enquiry: Meena, to counsellors@/).waitFor();
  await mails.doc('lost').update({ state: 'sent' });
  await problem.waitFor({ state: 'detached' });
  const views = page.getByRole('navigation', { name: 'Views' });
  for (const name of ['Mine and unassigned 3', 'To answer 2', 'All 3'])
    await views.getByRole('link', { name, exact: true }).waitFor();
  await page.getByText('2 wait for an answer, 1 is late').waitFor();
  await views.getByRole('link', { name: /^To answer/ }).click();
  await expect.poll(names).toEqual(['Arun', 'Meena']);
  await views.getByRole('link', { name: /^All/ }).click();
  await expect.poll(names).toEqual(['Meena', 'Arun', 'Divya']);
  const rows = page.getByRole('listitem');
  await rows.filter({ hasText: 'Meena' }).getByText('Answer within 23 h').waitFor();
  await rows.filter({ hasText: 'Arun' }).getByText('Answer overdue by 1 h').waitFor();
  await rows.filter({ hasText: 'Divya' }).getByText('contacted').last().waitFor();
  await rows.filter({ hasText: 'Divya' }).getByText('tested-lead-divya-1').waitFor();

  for (const key of ['j', 'j', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('link', { name: 'Call Arun' }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('link', { name: 'Call Meena' }).waitFor();
  await expectFocus(page.getByRole('region', { name: 'Meena' }));
  await page.keyboard.press('w');
  const message = page.getByRole('dialog', { name: 'WhatsApp to Meena' });
  await message.waitFor();
  await page.keyboard.press('Escape');
  await message.waitFor({ state: 'detached' });
  await page.keyboard.press('f');
  const followUp = page.getByRole('dialog', { name: 'Next follow-up' });
  await followUp.waitFor();
  await page.keyboard.press('Escape');
  await followUp.waitFor({ state: 'detached' });
  // A field keeps them to itself.
  await page.keyboard.press('n');
  await page.keyboard.type('jkcwe2');
  const note = page.getByLabel('Note', { exact: true });
  expect(await note.inputValue()).toBe('jkcwe2');
  await note.fill('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expectFocus(page.getByRole('searchbox', { name: 'Search enquiries' }));

  await page.getByRole('link', { name: 'All enquiries' }).click();
  await expectFocus(page.getByRole('link', { name: 'Meena', exact: true }));
  if (isDeep) {
    await page.getByRole('checkbox', { name: 'Select all shown' }).check();
    await page.getByText('3 selected').waitFor();
    await page.getByRole('checkbox', { name: 'Select all shown' }).uncheck();
    await page.getByText('3 selected').waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByLabel('Order').selectOption('Oldest first');
  await expect.poll(names).toEqual(['Divya', 'Arun', 'Meena']);
  expect(new URL(page.url()).search).toBe('?order=oldest');
  const divya = rows.filter({ has: page.getByRole('heading', { name: 'Divya' }) });
  await expectOneLine(divya);
  await page.getByRole('link', { name: 'Divya', exact: true }).click();
  await page.getByRole('link', { name: 'Call Divya' }).waitFor();
  // Beside the list.
  expect(await page.getByRole('heading', { name: /^(?:Divya|Arun|Meena)$/ }).count()).toBe(4);
  if (isDeep) await expectNoViolations(page);
  await page.getByRole('link', { name: 'Next enquiry' }).click();
  await page.getByRole('link', { name: 'Call Arun' }).waitFor();
  expect(new URL(page.url()).search).toBe('?order=oldest');

  // It is deleted after a confirmation, and once the time to undo it is over.
  const remove = async () => {
    await page.getByRole('button', { name: 'Actions for Arun' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Delete the enquiry from “Arun”?' });
  if (isDeep) {
    await remove();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
  }
  await remove();
  await question.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'Arun', exact: true }).waitFor({ state: 'detached' });
  await passUndo(page);
  await page.getByText('Enquiry deleted successfully').waitFor();
  expect((await lead('Arun').get()).exists).toBe(false);

  // From any other screen, too.
  await openTab(page, 'redirects');
  const title = () => page.title();
  await expect.poll(title).toMatch(/^\(1\) Admin Dashboard: redirects/);
  await page.locator('#tab-enquiries [data-count]').getByText('1').waitFor();
  await lead('Divya').set(enquiry('Divya', 1));
  await expect.poll(title).toMatch(/^\(2\) /);

  await page.keyboard.press('ControlOrMeta+k');
  await palette(page).fill('meena 43210');
  await page.getByRole('option', { name: 'Meena, +919876543210' }).waitFor();
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
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
    'Upload to Media',
  ]);
  await menu.getByRole('menuitem', { name: 'New enquiry' }).click();
  const form = page.getByRole('dialog', { name: 'New enquiry' });
  await expect
    .poll(() => form.getByLabel('Name').evaluate((name) => name === document.activeElement))
    .toBe(true);
  await form.waitFor();
  const course = form.getByLabel('Course');
  await form.getByLabel('Name').fill('Selvi');
  await form.getByRole('button', { name: 'Save enquiry' }).click();
  await form.getByText('Enter a phone number or an email address').waitFor();
  if (isDeep) await expectNoViolations(page);
  await form.getByLabel('Phone').fill('98400 11223');
  await expect.poll(() => course.getByRole('option').count()).toBeGreaterThan(2);
  await course.selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Save enquiry' }).click();
  await page.getByRole('link', { name: 'Call Selvi' }).waitFor();
  await page.getByRole('region', { name: 'Timeline' }).getByText('Recorded: walk-in').waitFor();
  const { docs } = await allEnquiries.where('name', '==', 'Selvi').get();
  expect(docs.map((found) => found.get('source'))).toEqual(['Walk-in']);
});

// dashboard-8, dashboard-17, enquiries-10, enquiries-40. The first level has leads and emails that arrive live above, the
// list on a phone in components, and copies a key in admin-account.
test.each(ifDeep)(
  'on a phone leads come first; they and failed emails arrive live, and one press calls, copies and leaves',
  async () => {
    await database.recursiveDelete(mails);
    await mails.doc('sent').set(mail('New enquiry: Arun', { state: 'sent' }));
    const page = await visitAsAdmin(visit, '/admin/enquiries', { device: 'phone' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const first = page.getByRole('heading', { name: 'Meena' });
    await first.waitFor();
    expect((await first.boundingBox())?.y).toBeLessThan(220);
    const status = page.getByLabel('Status', { exact: true });
    expect(await status.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Show tools' }).click();
    await page.getByRole('button', { name: 'Export CSV' }).waitFor();
    await page.getByText('3 enquiries').waitFor();
    await allEnquiries.add(enquiry('Kavitha', 0));
    await page.getByRole('heading', { name: 'Kavitha' }).waitFor();
    await page.getByText('4 enquiries').waitFor();

    const problem = page.getByRole('region', { name: /could not be sent$/ });
    expect(await problem.count()).toBe(0);
    await mails.doc('lost').set(mail('New enquiry: Meena'));
    await page.getByRole('region', { name: '1 email could not be sent' }).waitFor();
    expect((await problem.boundingBox())?.height).toBeLessThan(64);
    await problem.getByText('1 email could not be sent').click();
    const [item, ...others] = await problem.getByRole('listitem').allTextContents();
    expect(others).toEqual([]);
    expect(item).toMatch(
      /^New enquiry: Meena, to counsellors@vaasal\.example, sent 31 Jan 2026, 2:30.pm: the mail server rejected the username or password \(EAUTH 535\)$/i,
    );
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await mails.doc('lost').update({ state: 'sent' });
    await problem.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await status.selectOption('new');
    await page.getByText('3 enquiries').waitFor();
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    expect(await status.isVisible()).toBe(false);

    await expectOneLine(page.getByRole('listitem').filter({ has: first }));
    await page.getByRole('link', { name: 'Meena', exact: true }).click();
    const call = page.getByRole('link', { name: 'Call Meena' });
    expect(await call.getAttribute('href')).toBe('tel:+919876543210');
    for (const name of ['WhatsApp Meena', 'Email Meena'])
      expect(await page.getByRole('button', { name }).isEnabled()).toBe(true);
    expect(await page.getByRole('heading', { name: /^(?:Divya|Arun|Meena)$/ }).count()).toBe(1);
    const box = await call.boundingBox();
    const { height: screen } = page.viewportSize() ?? { height: 0 };
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(screen - 80);
    const meena = page.getByRole('region', { name: 'Meena' });
    const copied = async (what: string) => {
      await meena.getByRole('button', { name: `Copy ${what} of Meena` }).click();
      await meena.getByRole('status').filter({ hasText: 'Copied' }).first().waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    expect(await meena.getByLabel('Phone number').inputValue()).toBe('+91 98765 43210');
    await meena.getByText('lead@example.com', { exact: true }).waitFor();
    const copies = [
      ['phone', '+919876543210'],
      ['email', 'lead@example.com'],
      ['_id', lead('Meena').id],
    ] as const;
    for (const [what, text] of copies) expect(await copied(what)).toBe(text);

    await page.getByRole('link', { name: 'Next enquiry' }).click();
    await page.getByRole('link', { name: 'Call Arun' }).waitFor();
    expect(new URL(page.url()).search).toBe('?status=new');
    await page.getByRole('link', { name: 'All enquiries' }).click();
    await page.getByText('3 enquiries').waitFor();
  },
);
