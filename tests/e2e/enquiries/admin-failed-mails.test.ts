import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { useLeads } from '../../support/browser/leads.ts';

const { visit } = useBrowser();
useLeads();

const mails = database.collection('mail');
const clearMails = () => database.recursiveDelete(mails);
beforeEach(clearMails);
afterEach(clearMails);

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

// enquiries-10
test('the staff see failed emails with the reason, live', async () => {
  await mails.doc('sent').set(mail('New enquiry: Arun', { state: 'sent' }));
  const page = await visitAsAdmin(visit, '/admin/enquiries', { device: 'phone' });
  await page.getByRole('heading', { name: 'Meena' }).waitFor();
  const note = page.getByRole('region', { name: /could not be sent$/ });
  expect(await note.count()).toBe(0);
  await mails.doc('lost').set(mail('New enquiry: Meena'));
  await page.getByRole('region', { name: '1 email could not be sent' }).waitFor();
  const [item, ...others] = await note.getByRole('listitem').allTextContents();
  expect(others).toEqual([]);
  expect(item).toMatch(
    /^New enquiry: Meena, to counsellors@vaasal\.example, sent 31 Jan 2026, 2:30.pm: the mail server rejected the username or password \(EAUTH 535\)$/i,
  );
  await expectNoViolations(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await mails.doc('lost').update({ state: 'sent' });
  await note.waitFor({ state: 'detached' });
});
