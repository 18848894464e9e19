import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { closeNotifications, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { beginWithLeads, lead, minute, useLeads } from '../../support/browser/leads.ts';
import { viewports } from '../../support/launch-browser.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();
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

// batches-10, dashboard-4, enquiries-18, enquiries-19, enquiries-22, enquiries-24, enquiries-36, enquiries-40, enquiries-41
test('on a phone, a call without an answer is one press; the timeline has notes, calls and enrolling; the other enquiries of a person are joined after a question, and separated again; phone, status, notes and follow-up are saved, overdue ones are found, and leaving what is not saved asks first', async () => {
  await database.recursiveDelete(database.collection('timeline'));
  await change('batches/sample-1', (data) => ({ ...data, seats: 20, seatsTaken: 20 }));
  await change('batches/sample-2', (data) => ({ ...data, seats: 20, seatsTaken: 7 }));
  await lead('Meena').update({
    batch: { id: 'sample-2', name: 'The weekend batch' },
    consent: { noticeVersion: '2026-11-21', consentedAt: '2026-11-23T04:08:00.000Z' },
  });
  const page = await visitAsAdmin(visit, '/admin/enquiries', {
    expectedErrors: /409|Failed call/,
    device: 'phone',
  });
  await page.getByRole('link', { name: 'Meena', exact: true }).click();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByText('Received').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/admin/enquiries/${lead('Meena').id}`);
  await page.getByRole('button', { name: 'No answer' }).click();
  await page.getByRole('heading', { name: 'Arun' }).waitFor();
  await page.getByText('Follow-up tomorrow, 10 am').waitFor();
  await closeNotifications(page);
  expect((await lead('Meena').get()).data()).toMatchObject({
    status: 'contacted',
    followUpTime: '10:00',
  });
  await page.goBack();
  await timeline.getByText('No answer', { exact: true }).waitFor();
  await timeline.getByText('new → contacted').waitFor();

  await page.getByText('The weekend batch, 13 seats left').waitFor();
  await page.getByText(/^Privacy notice of Sat, 21 Nov 2026, agreed to on 23 Nov 2026/).waitFor();

  const note = page.getByLabel('Note', { exact: true });
  await note.fill('Wants weekends');
  await page.getByRole('button', { name: 'Add note' }).click();
  await timeline.getByRole('listitem').filter({ hasText: 'Wants weekends' }).waitFor();
  // The entry may come before the answer that empties the field.
  await expect.poll(() => note.inputValue()).toBe('');
  const call = page.getByRole('link', { name: 'Call Meena' });
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.click();
  await timeline.getByText('Called').waitFor();
  await expectNoViolations(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  // Enrolling asks for the batch; a full one is told at the field, and taking it back frees the seat.
  const takenInSecond = async () =>
    (await database.doc('batches/sample-2').get()).get('seatsTaken');
  const status = page.getByLabel('Status of Meena');
  await status.selectOption('enrolled');
  const dialog = page.getByRole('dialog', { name: 'Enrol Meena' });
  const batch = dialog.getByLabel('Batch');
  await batch.selectOption('sample-1');
  await dialog.getByRole('button', { name: 'Enrol', exact: true }).click();
  await dialog.getByText('This batch is full: choose another one').waitFor();
  await expectNoViolations(page);
  await batch.selectOption('sample-2');
  await dialog.getByRole('button', { name: 'Enrol', exact: true }).click();
  await page.getByText('Enrolled in', { exact: true }).waitFor();
  expect(await status.inputValue()).toBe('enrolled');
  expect(await takenInSecond()).toBe(8);
  await openInApp(page, '/admin/batches/sample-2/students');
  await page.getByText('1 student, 8 of 20 seats taken').waitFor();
  await expectNoViolations(page);
  await page.reload();
  await page.getByRole('link', { name: 'Meena', exact: true }).click();
  await status.selectOption('contacted');
  await page.getByText('Freed the seat').waitFor();
  expect(await takenInSecond()).toBe(7);

  await page.setViewportSize(viewports.desktop);
  const others = page.getByRole('region', { name: 'Same email or phone' });
  await others.getByRole('link', { name: /^Arun/ }).click();
  await page.getByLabel('Status of Arun').waitFor();
  await page.goBack();
  await page.getByLabel('Status of Meena').waitFor();
  // Joined to one of them before, with a phone and an email that have been corrected since.
  await lead('Divya').update({
    contacts: ['divya@example.com'],
    joined: { to: lead('Arun').id, status: 'new', createdAt: '2026-11-23T04:08:00.000Z' },
  });
  await page.getByRole('button', { name: 'Join with this one' }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page
    .getByRole('button', { name: /^Separate/ })
    .first()
    .waitFor();
  await expect.poll(() => timeline.getByText(/^Received/).count()).toBe(3);
  await timeline.getByText('Joined to another enquiry').first().waitFor();
  await page.getByRole('link', { name: 'All enquiries' }).click();
  await page.getByRole('link', { name: 'Meena', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Arun', exact: true }).count()).toBe(0);
  await page.getByText('1 enquiry', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'All 1', exact: true }).waitFor();
  await openInApp(page, `/admin/enquiries/${lead('Arun').id}`);
  await page.getByLabel('Status of Arun').waitFor();
  await page
    .getByRole('button', { name: /^Separate/ })
    .first()
    .click();
  await page.getByText('Separated').first().waitFor();
  expect((await lead('Arun').get()).get('status')).toBe('new');

  await openInApp(page, '/admin/enquiries/no-such-enquiry');
  await page.getByText('This enquiry no longer exists.').waitFor();
  await page.getByRole('link', { name: 'All enquiries' }).click();
  await page.getByText('2 enquiries').waitFor();

  // Phone, status, notes and follow-up.
  await beginWithLeads();
  await page.setViewportSize(viewports.phone);
  await openInApp(page, '/admin/enquiries');
  const open = (name: string) => page.getByRole('link', { name, exact: true }).click();
  await open('Divya');
  // A phone number is corrected where it stands; a wrong one is told at the field.
  const phoneForm = page.getByRole('form', { name: 'Phone of Divya' });
  const phone = phoneForm.getByLabel('Phone number');
  await phone.fill('98400');
  await phoneForm.getByRole('button', { name: 'Save' }).click();
  await phoneForm.getByText('Enter a phone number such as').waitFor();
  await expectNoViolations(page);
  await phone.fill('98400 11223');
  await phone.press('Enter');
  await expect.poll(() => phone.inputValue()).toBe('+91 98400 11223');
  await expect.poll(() => stored('Divya')).toMatchObject({ phone: '+919840011223' });

  const ofDivya = page.getByLabel('Status of Divya');
  await ofDivya.selectOption('demo booked');
  await expect.poll(() => stored('Divya')).toMatchObject({ status: 'demo booked' });
  // Details edited before the page has the answer would be those of the version before.
  await expect.poll(() => ofDivya.getAttribute('aria-busy')).toBe('false');
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
  expect(await ofDivya.inputValue()).toBe('demo booked');
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
  await ofDivya.selectOption('closed');
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
