import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { viewports } from '../../support/launch-browser.ts';
import { lead, minute, useLeads } from '../../support/browser/leads.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
useLeads();

const stored = async (name: Parameters<typeof lead>[0]) => (await lead(name).get()).data();

/** Opens the notes of an enquiry; what they are edited in. */
async function openNotes(page: Page, name: string) {
  await page.getByRole('button', { name: `Edit details of ${name}` }).click();
  const form = page.getByRole('form', { name: `Details of ${name}` });
  return {
    form,
    day: form.getByLabel('Follow up on'),
    notes: form.getByLabel('Notes'),
    save: form.getByRole('button', { name: 'Save' }),
  };
}

/** The day in Chennai, so many days from now. */
const day = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * minute).toLocaleDateString('sv-SE', {
    timeZone: 'Asia/Kolkata',
  });

// dashboard-4, enquiries-36
test('phone, status, notes and follow-up are saved, overdue ones are found, and leaving what is not saved asks first', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries', { device: 'phone' });
  const open = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await open('Divya');
  // A phone number is corrected where it stands; a wrong one is told at the field.
  const phoneForm = page.getByRole('form', { name: 'Phone of Divya' });
  const phone = phoneForm.getByLabel('Phone number');
  await phone.fill('98400');
  await phoneForm.getByRole('button', { name: 'Save' }).click();
  await phoneForm.getByText('Enter a phone number such as').waitFor();
  if (isDeep) await expectNoViolations(page);
  await phone.fill('98400 11223');
  await phone.press('Enter');
  await expect.poll(() => phone.inputValue()).toBe('+91 98400 11223');
  await expect.poll(() => stored('Divya')).toMatchObject({ phone: '+919840011223' });

  const status = page.getByLabel('Status of Divya');
  await status.selectOption('demo booked');
  await expect.poll(() => stored('Divya')).toMatchObject({ status: 'demo booked' });
  // Details edited before the page has the answer would be those of the version before.
  await expect.poll(() => status.getAttribute('aria-busy')).toBe('false');
  const { form, day: followUpOn, notes, save } = await openNotes(page, 'Divya');
  await followUpOn.fill(day(-1));
  await notes.fill('Wants weekends\nதமிழ்');
  await save.click();
  await form.getByText('All changes saved').waitFor();
  await open('All enquiries');
  const row = page.getByRole('listitem').filter({ hasText: 'Divya' });
  const overdue = row.getByText('Follow-up overdue since');
  await overdue.waitFor();

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Follow-up', { exact: true }).selectOption('Overdue');
  await page.getByText('1 enquiry').waitFor();
  await overdue.waitFor();
  await open('Divya');
  expect(await status.inputValue()).toBe('demo booked');
  // The first level tells the days apart in enquiry-labels, and leaves what is not saved in admin-editing.
  if (!isDeep) return;
  const kept = await openNotes(page, 'Divya');
  expect(await kept.day.inputValue()).toBe(day(-1));
  expect(await kept.notes.inputValue()).toBe('Wants weekends\nதமிழ்');
  await kept.day.fill(day(0));
  await kept.save.click();
  await kept.form.getByText('All changes saved').waitFor();
  await open('All enquiries');
  await page.getByText('No enquiries match these filters.').waitFor();
  await page.getByLabel('Follow-up', { exact: true }).selectOption('Due or overdue');
  await row.getByText('Follow up today').waitFor();
  await open('Divya');
  await status.selectOption('closed');
  await expect.poll(() => stored('Divya')).toMatchObject({ status: 'closed' });
  await open('All enquiries');
  await page.getByText('No enquiries match these filters.').waitFor();
  expect(await stored('Divya')).toMatchObject({
    name: 'Divya',
    status: 'closed',
    notes: 'Wants weekends\nதமிழ்',
    followUpOn: day(0),
  });

  // What is not saved stays while the list is filtered, and leaving asks first.
  await page.getByLabel('Follow-up', { exact: true }).selectOption('');
  await page.setViewportSize(viewports.desktop);
  await page.getByRole('link', { name: 'Meena', exact: true }).click();
  const unsaved = await openNotes(page, 'Meena');
  await unsaved.notes.fill('By hand');
  await page.getByLabel('Status', { exact: true }).selectOption('closed');
  await page.getByText('1 enquiry').waitFor();
  await page.getByRole('tab', { name: 'footer' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await unsaved.notes.inputValue()).toBe('By hand');
});
