import { expect, test } from 'vitest';
import { passUndo, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { lead, useLeads } from '../../support/browser/leads.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
useLeads();

const stored = async (name: Parameters<typeof lead>[0]) => (await lead(name).get()).data();

// demo-21, enquiries-41
test('lead after lead: not interested, call back, a follow-up with a note, and a demo class', async () => {
  const page = await visitAsAdmin(visit, `/admin/enquiries/${lead('Meena').id}`);
  await page.getByRole('button', { name: 'Not interested…' }).click();
  if (isDeep) await expectNoViolations(page);
  await page.getByRole('menuitem', { name: 'Fees' }).click();
  await page.getByRole('link', { name: 'Call Arun' }).waitFor();
  expect(await stored('Meena')).toMatchObject({ status: 'closed', reason: 'Fees' });

  await page.keyboard.press('4');
  await page.getByRole('menuitem', { name: 'Another time…' }).click();
  const time = page.getByRole('dialog', { name: 'Call back' });
  await time.getByLabel('Day').fill('2099-01-31');
  await time.getByLabel('Time').fill('17:30');
  await time.getByRole('button', { name: 'Set follow-up' }).click();
  await page.getByRole('link', { name: 'Call Divya' }).waitFor();
  expect(await stored('Arun')).toMatchObject({
    status: 'contacted',
    followUpOn: '2099-01-31',
    followUpTime: '17:30',
  });

  // The next follow-up is one press, is shown as chosen, and adds the note that is typed.
  const tomorrow = page.getByRole('button', { name: 'Tomorrow, 10 am' });
  await page.getByLabel('Note', { exact: true }).fill('Prefers weekends');
  await tomorrow.click();
  // Not in the field, which has it until it is stored.
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await timeline.getByText('Prefers weekends').waitFor();
  await page.getByText('Follow-up set for tomorrow, 10 am').waitFor();
  expect(await tomorrow.getAttribute('aria-pressed')).toBe('true');
  expect(await stored('Divya')).toMatchObject({ status: 'contacted', followUpTime: '10:00' });

  // One who comes to a demo class is booked, moved and cancelled from their page.
  const booking = database.collection('demoBookings').doc(lead('Divya').id);
  const state = async () => (await booking.get()).get('state');
  const slot = async () => String((await booking.get()).get('slot'));
  const dialog = page.getByRole('dialog', { name: 'Demo class for Divya' });
  await page.getByRole('button', { name: 'Coming to a demo…' }).click();
  await dialog.getByLabel('Class').waitFor();
  if (isDeep) await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Book' }).click();
  await page.getByRole('button', { name: 'Cancel booking' }).waitFor();
  expect(await page.getByLabel('Status of Divya').inputValue()).toBe('demo booked');
  // The first level moves a booking in a component and at the API.
  if (isDeep) {
    const first = await slot();
    await page.getByRole('button', { name: 'Move' }).click();
    const move = page.getByRole('dialog', { name: 'Move Divya' });
    const others = move.locator('option:not([disabled])');
    await others.first().waitFor({ state: 'attached' });
    expect(await move.locator(`option[value="${first}"]`).count()).toBe(0);
    await move.getByLabel('Class').selectOption((await others.first().getAttribute('value')) ?? '');
    await move.getByRole('button', { name: 'Move' }).click();
    await expect.poll(slot).not.toBe(first);
  }
  await page.clock.install();
  const cancel = page.getByRole('button', { name: 'Cancel booking' });
  await cancel.click();
  const undo = page.getByRole('button', { name: 'Undo cancelling the booking of Divya' });
  await page.getByText('will be cancelled in ten seconds. They will get an email.').waitFor();
  // The first level undoes it in a component.
  if (isDeep) {
    await undo.click();
    await cancel.click();
  }
  await undo.waitFor();
  expect(await state()).toBe('booked');
  await passUndo(page);
  await page.getByText('Booking cancelled').waitFor();
  expect([await state(), (await stored('Divya'))?.['status']]).toEqual(['cancelled', 'contacted']);
  await booking.delete();
});
