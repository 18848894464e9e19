import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { allEnquiries, lead, useLeads } from '../../support/browser/leads.ts';

const { visit } = useBrowser();
useLeads();

const stored = async (name: Parameters<typeof lead>[0]) => (await lead(name).get()).data();

// enquiries-41
test('a call without an answer is one press: status, follow-up, timeline, and the next lead', async () => {
  const page = await visitAsAdmin(visit, `/admin/enquiries/${lead('Meena').id}`, {
    device: 'phone',
  });
  await page.getByRole('button', { name: 'No answer' }).click();
  await page.getByRole('heading', { name: 'Arun' }).waitFor();
  await page.getByText('Follow-up tomorrow, 10 am').waitFor();
  expect(await stored('Meena')).toMatchObject({ status: 'contacted', followUpTime: '10:00' });
  await page.goBack();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByText('No answer', { exact: true }).waitFor();
  await timeline.getByText('new → contacted').waitFor();
});

// enquiries-41
test('not interested asks for the reason, call back for the time, by mouse and by key', async () => {
  const page = await visitAsAdmin(visit, `/admin/enquiries/${lead('Meena').id}`);
  await page.getByRole('button', { name: 'Not interested…' }).click();
  await expectNoViolations(page);
  await page.getByRole('menuitem', { name: 'Fees' }).click();
  await page.getByRole('link', { name: 'Call Arun' }).waitFor();
  expect(await stored('Meena')).toMatchObject({ status: 'closed', reason: 'Fees' });
  await page.keyboard.press('4');
  await page.getByRole('menuitem', { name: 'Another time…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Call back' });
  await dialog.getByLabel('Day').fill('2099-01-31');
  await dialog.getByLabel('Time').fill('17:30');
  await dialog.getByRole('button', { name: 'Set follow-up' }).click();
  await page.getByRole('link', { name: 'Call Divya' }).waitFor();
  expect(await stored('Arun')).toMatchObject({
    status: 'contacted',
    followUpOn: '2099-01-31',
    followUpTime: '17:30',
  });
});

// enquiries-41
test('the next follow-up is one press, is shown as chosen, and adds the note that is typed', async () => {
  const page = await visitAsAdmin(visit, `/admin/enquiries/${lead('Divya').id}`);
  const tomorrow = page.getByRole('button', { name: 'Tomorrow, 10 am' });
  await page.getByLabel('Note', { exact: true }).fill('Prefers weekends');
  await tomorrow.click();
  // Not in the field, which has it until it is stored.
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await timeline.getByText('Prefers weekends').waitFor();
  await page.getByText('Follow-up set for tomorrow, 10 am').waitFor();
  expect(await tomorrow.getAttribute('aria-pressed')).toBe('true');
  expect(await stored('Divya')).toMatchObject({ status: 'contacted', followUpTime: '10:00' });
});

// enquiries-35
test('a walk-in is typed in, wrong fields are told, and opens as one’s own', async () => {
  const page = await visitAsAdmin(visit, '/admin/enquiries', { expectedErrors: /400|Failed call/ });
  await page.getByRole('button', { name: 'New enquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'New enquiry' });
  const course = dialog.getByLabel('Course');
  await dialog.getByLabel('Name').fill('Selvi');
  await dialog.getByRole('button', { name: 'Save enquiry' }).click();
  await dialog.getByText('Enter a phone number or an email address').waitFor();
  await expectNoViolations(page);
  await dialog.getByLabel('Phone').fill('98400 11223');
  await expect.poll(() => course.getByRole('option').count()).toBeGreaterThan(2);
  await course.selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Save enquiry' }).click();
  await page.getByRole('link', { name: 'Call Selvi' }).waitFor();
  await page.getByRole('region', { name: 'Timeline' }).getByText('Recorded: walk-in').waitFor();
  const { docs } = await allEnquiries.where('name', '==', 'Selvi').get();
  expect(docs.map((found) => found.get('source'))).toEqual(['Walk-in']);
});

// demo-21
test('a lead who comes to a demo class is booked, moved and cancelled from their page', async () => {
  const page = await visitAsAdmin(visit, `/admin/enquiries/${lead('Divya').id}`);
  const booking = database.collection('demoBookings').doc(lead('Divya').id);
  const state = async () => (await booking.get()).get('state');
  const slot = async () => String((await booking.get()).get('slot'));
  const dialog = page.getByRole('dialog', { name: 'Demo class for Divya' });
  const book = dialog.getByRole('button', { name: 'Book' });
  await page.getByRole('button', { name: 'Coming to a demo…' }).click();
  await dialog.getByLabel('Class').waitFor();
  await expectNoViolations(page);
  await book.click();
  await page.getByRole('button', { name: 'Cancel booking' }).waitFor();
  expect(await page.getByLabel('Status of Divya').inputValue()).toBe('demo booked');
  const first = await slot();
  await page.getByRole('button', { name: 'Move' }).click();
  const move = page.getByRole('dialog', { name: 'Move Divya' });
  const others = move.locator(`option:not([disabled]):not([value="${first}"])`);
  await others.first().waitFor({ state: 'attached' });
  await move.getByLabel('Class').selectOption((await others.first().getAttribute('value')) ?? '');
  await move.getByRole('button', { name: 'Move' }).click();
  await expect.poll(slot).not.toBe(first);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel the booking of Divya?' });
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByText('Booking cancelled').waitFor();
  expect([await state(), (await stored('Divya'))?.['status']]).toEqual(['cancelled', 'contacted']);
  await booking.delete();
});
