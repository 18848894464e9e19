import { expect, test } from 'vitest';
import { closeNotifications, passUndo, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, removeAll } from '../../support/browser/database.ts';
import { beginWithLeads, enquiry, lead, useLeads } from '../../support/browser/leads.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';
import { viewports } from '../../support/launch-browser.ts';

const { visit } = useBrowser();
useLeads();

const ofMeena = (collection: string) =>
  database.collection(collection).where('enquiry', '==', lead('Meena').id);

const stored = async (name: Parameters<typeof lead>[0]) => (await lead(name).get()).data();

// demo-21, enquiries-20, enquiries-21, enquiries-41
test('a template is written; two presses lead from a new enquiry to its WhatsApp message, and an email is sent; lead after lead: not interested, call back, a follow-up with a note, and a demo class', async () => {
  const course = 'Python Full Stack Development';
  for (const collection of ['mail', 'timeline']) await removeAll(ofMeena(collection));
  await lead('Meena').set(enquiry('Meena', 30, { course }));
  const page = await visitAsAdmin(visit, '/admin/messages', { device: 'phone' });
  await page.getByRole('heading', { name: 'Next batch' }).waitFor();
  await page.getByRole('button', { name: 'New template' }).click();
  const form = page.getByRole('dialog', { name: 'New template' });
  await form.getByLabel('Name').fill('Tested template');
  await form.getByLabel('Text').fill('Hello {nam}');
  await form.getByRole('button', { name: 'Save template' }).click();
  await form.getByRole('alert').filter({ hasText: 'Use only these placeholders' }).waitFor();
  await form.getByLabel('Text').fill('Hello {name}');
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('button', { name: 'Delete Tested template' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Template deleted').first().waitFor();

  await openInApp(page, `/admin/enquiries/${lead('Meena').id}`);
  const presses: (() => Promise<void>)[] = [
    () => page.getByRole('button', { name: 'WhatsApp Meena' }).click(),
    () => page.getByRole('link', { name: 'Open WhatsApp' }).click(),
  ];
  const [first, second] = presses;
  await first?.();
  const dialog = page.getByRole('dialog', { name: 'WhatsApp to Meena' });
  const text = dialog.getByLabel('Text');
  await text.waitFor();
  const wanted = `Vanakkam Meena, thank you for asking about ${course}. When may we call you?`;
  expect(await text.inputValue()).toBe(wanted);
  const link = dialog.getByRole('link', { name: 'Open WhatsApp' });
  expect(await link.getAttribute('href')).toBe(
    `https://wa.me/919876543210?text=${encodeURIComponent(wanted)}`,
  );
  const [chat] = await Promise.all([page.context().waitForEvent('page'), second?.()]);
  await chat.close();
  console.warn(`Presses from an open new enquiry to its WhatsApp message: ${presses.length}`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByText(wanted).waitFor();
  await closeNotifications(page);

  await page.getByRole('button', { name: 'Email Meena' }).click();
  const mail = page.getByRole('dialog', { name: 'Email to Meena' });
  await mail.getByLabel('Subject').waitFor();
  expect(await mail.getByLabel('Subject').inputValue()).toContain(course);
  expect(await mail.getByLabel('Text').inputValue()).toMatch(
    /next batch: \w+, \d+ .*\/fees\/\w{8}/s,
  );
  await mail.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'WhatsApp Meena' }).click();
  await dialog.getByLabel('Template').selectOption('Your demo class');
  await dialog.getByText('Replace {slot}: we have no value for it').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Email Meena' }).click();
  await mail.getByLabel('Text').fill('Ask for {slot}');
  await mail.getByText('Replace {slot}').waitFor();
  await expectNoViolations(page);
  await mail.getByLabel('Text').fill('In my own words');
  await mail.getByRole('button', { name: 'Send' }).click();
  await timeline.getByText('In my own words').waitFor();
  expect((await ofMeena('mail').get()).size).toBe(1);

  // Lead after lead.
  await beginWithLeads();
  await page.setViewportSize(viewports.desktop);
  await openInApp(page, `/admin/enquiries/${lead('Meena').id}`);
  await page.getByRole('button', { name: 'Not interested…' }).click();
  await expectNoViolations(page);
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
  const entries = page.getByRole('list', { name: 'Timeline' });
  await entries.getByText('Prefers weekends').waitFor();
  await page.getByText('Follow-up set for tomorrow, 10 am').waitFor();
  expect(await tomorrow.getAttribute('aria-pressed')).toBe('true');
  expect(await stored('Divya')).toMatchObject({ status: 'contacted', followUpTime: '10:00' });

  // One who comes to a demo class is booked, moved and cancelled from their page.
  const booking = database.collection('demoBookings').doc(lead('Divya').id);
  const state = async () => (await booking.get()).get('state');
  const slot = async () => String((await booking.get()).get('slot'));
  const demo = page.getByRole('dialog', { name: 'Demo class for Divya' });
  await page.getByRole('button', { name: 'Coming to a demo…' }).click();
  await demo.getByLabel('Class').waitFor();
  await expectNoViolations(page);
  await demo.getByRole('button', { name: 'Book' }).click();
  await page.getByRole('button', { name: 'Cancel booking' }).waitFor();
  expect(await page.getByLabel('Status of Divya').inputValue()).toBe('demo booked');
  const booked = await slot();
  await page.getByRole('button', { name: 'Move' }).click();
  const move = page.getByRole('dialog', { name: 'Move Divya' });
  const others = move.locator('option:not([disabled])');
  await others.first().waitFor({ state: 'attached' });
  expect(await move.locator(`option[value="${booked}"]`).count()).toBe(0);
  await move.getByLabel('Class').selectOption((await others.first().getAttribute('value')) ?? '');
  await move.getByRole('button', { name: 'Move' }).click();
  await expect.poll(slot).not.toBe(booked);
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  const undo = page.getByRole('button', { name: 'Undo cancelling the booking of Divya' });
  await page.getByText('will be cancelled in ten seconds. They will get an email.').waitFor();
  await undo.click();
  await page.clock.install();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await undo.waitFor();
  expect(await state()).toBe('booked');
  await passUndo(page);
  await page.getByText('Booking cancelled').waitFor();
  expect([await state(), (await stored('Divya'))?.['status']]).toEqual(['cancelled', 'contacted']);
  await booking.delete();
});
