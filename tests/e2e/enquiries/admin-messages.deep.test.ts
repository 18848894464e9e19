import { expect, test } from 'vitest';
import { closeNotifications, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, removeAll } from '../../support/browser/database.ts';
import { enquiry, lead, useLeads } from '../../support/browser/leads.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
useLeads();

const ofMeena = (collection: string) =>
  database.collection(collection).where('enquiry', '==', lead('Meena').id);

// enquiries-20, enquiries-21
test('a template is written; two presses lead from a new enquiry to its WhatsApp message, and an email is sent', async () => {
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
  if (isDeep) await expectNoViolations(page);
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
  // The first level has this of an email, below.
  if (isDeep) {
    await mail.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'WhatsApp Meena' }).click();
    await dialog.getByLabel('Template').selectOption('Your demo class');
    await dialog.getByText('Replace {slot}: we have no value for it').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Email Meena' }).click();
  }
  await mail.getByLabel('Text').fill('Ask for {slot}');
  await mail.getByText('Replace {slot}').waitFor();
  if (isDeep) await expectNoViolations(page);
  await mail.getByLabel('Text').fill('In my own words');
  await mail.getByRole('button', { name: 'Send' }).click();
  await timeline.getByText('In my own words').waitFor();
  expect((await ofMeena('mail').get()).size).toBe(1);
});
