import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { database } from '../../support/browser/database.ts';
import {
  contactForm,
  fillPerson,
  submitButton,
  takeStored,
  useNewVisitors,
} from '../../support/browser/enquiries.ts';
import { enquiry, lead, useLeads } from '../../support/browser/leads.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
useNewVisitors();
useLeads();

// enquiries-23, enquiries-30
test('a campaign arrives with the enquiry and is in no cookie; a WhatsApp code joins a visit to one', async () => {
  await database.recursiveDelete(database.collection('chats'));
  await lead('Meena').set(enquiry('Meena', 30, {}));
  const page = await visit('/blog?utm_source=facebook&utm_campaign=diwali', { device: 'phone' });
  await appReady(page);
  const link = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  expect(await link.getAttribute('href')).not.toContain('code');
  expect((await database.collection('chats').get()).size).toBe(0);
  const [chat] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await chat.close();
  const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
  const [, code = ''] = /\(code (\w{6})\)$/.exec(href) ?? [];
  await expect.poll(async () => (await database.doc(`chats/${code}`).get()).exists).toBe(true);

  await openInApp(page, '/contact');
  const form = contactForm(page);
  await form.getByLabel(/^Course/).selectOption('cybersecurity');
  await fillPerson(form, 'Came by campaign');
  await submitButton(form).click();
  await page.getByText('Thank you for your interest!').waitFor();
  expect(await page.context().cookies()).toEqual([]);
  const stored = database.collection('enquiries').where('name', '==', 'Came by campaign');
  const [sent] = (await stored.get()).docs;

  const dashboard = await visitAsAdmin(visit, `/admin/enquiries/${sent?.id}`, {
    expectedErrors: /\/chat$|linkVisit/,
  });
  const shown = dashboard.getByRole('region', { name: 'How they found us' });
  await shown.getByText(/Visit on \/blog · source: facebook · campaign: diwali/).waitFor();
  await takeStored('Came by campaign');

  await dashboard.getByRole('link', { name: 'Meena', exact: true }).click();
  const codeForm = dashboard.getByRole('form', { name: 'WhatsApp code' });
  // The first level refuses a wrong code at the API.
  if (isDeep) {
    await codeForm.getByLabel('WhatsApp code').fill('WRONG2');
    await codeForm.getByRole('button', { name: 'Link visit' }).click();
    await codeForm.getByRole('alert').filter({ hasText: 'No chat in the last 90 days' }).waitFor();
    await expectNoViolations(dashboard);
  }
  await codeForm.getByLabel('WhatsApp code').fill(code.toLowerCase());
  await codeForm.getByRole('button', { name: 'Link visit' }).click();
  await shown.getByText(/Visit on \/blog · source: facebook/).waitFor();
  const timeline = dashboard.getByRole('region', { name: 'Timeline' });
  await timeline.getByText(`Linked to the visit with WhatsApp code ${code}`).waitFor();
});
