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

const { visit } = useBrowser();
useNewVisitors();
useLeads();

// enquiries-23
test('a campaign arrives with the enquiry, is in no cookie, and is on its page', async () => {
  const page = await visit('/blog?utm_source=facebook&utm_campaign=diwali');
  await appReady(page);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  const form = contactForm(page);
  await form.getByLabel(/^Course/).selectOption('cybersecurity');
  await fillPerson(form, 'Came by campaign');
  await submitButton(form).click();
  await page.getByText('Thank you for your interest!').waitFor();
  expect(await page.context().cookies()).toEqual([]);
  const stored = database.collection('enquiries').where('name', '==', 'Came by campaign');
  const [sent] = (await stored.get()).docs;
  const opened = await visitAsAdmin(visit, `/admin/enquiries/${sent?.id}`);
  const shown = opened.getByRole('region', { name: 'How they found us' });
  await shown.getByText(/Visit on \/blog · source: facebook · campaign: diwali/).waitFor();
  await takeStored('Came by campaign');
});

// enquiries-30
test('a press on the WhatsApp link gives a code, which joins the visit to an enquiry', async () => {
  await database.recursiveDelete(database.collection('chats'));
  await lead('Meena').set(enquiry('Meena', 30, {}));
  const page = await visit('/blog?utm_source=facebook', { device: 'phone' });
  await appReady(page);
  const link = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  expect(await link.getAttribute('href')).not.toContain('code');
  expect((await database.collection('chats').get()).size).toBe(0);
  const [chat] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await chat.close();
  const href = decodeURIComponent((await link.getAttribute('href')) ?? '');
  const [, code = ''] = /\(code (\w{6})\)$/.exec(href) ?? [];
  await expect.poll(async () => (await database.doc(`chats/${code}`).get()).exists).toBe(true);

  const dashboard = await visitAsAdmin(visit, `/admin/enquiries/${lead('Meena').id}`, {
    expectedErrors: /\/chat$|linkVisit/,
  });
  const form = dashboard.getByRole('form', { name: 'Code from WhatsApp' });
  await form.getByLabel('Code from WhatsApp').fill('WRONG2');
  await form.getByRole('button', { name: 'Link visit' }).click();
  await form.getByRole('alert').filter({ hasText: 'No chat in the last 90 days' }).waitFor();
  await expectNoViolations(dashboard);
  await form.getByLabel('Code from WhatsApp').fill(code.toLowerCase());
  await form.getByRole('button', { name: 'Link visit' }).click();
  const shown = dashboard.getByRole('region', { name: 'How they found us' });
  await shown.getByText(/Visit on \/blog · source: facebook/).waitFor();
  const timeline = dashboard.getByRole('region', { name: 'Timeline' });
  await timeline.getByText(`Linked to the visit with WhatsApp code ${code}`).waitFor();
});
