import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import {
  contactForm,
  fillPerson,
  submitButton,
  takeStored,
  useNewVisitors,
} from '../../support/browser/enquiries.ts';

const { visit } = useBrowser();
useNewVisitors();

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
  const [enquiry] = (await stored.get()).docs;
  const lead = await visitAsAdmin(visit, `/admin/enquiries/${enquiry?.id}`);
  const shown = lead.getByRole('region', { name: 'How they came' });
  await shown.getByText(/Visit on \/blog · source: facebook · campaign: diwali/).waitFor();
  await takeStored('Came by campaign');
});
