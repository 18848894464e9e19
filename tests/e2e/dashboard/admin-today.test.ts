import { indianDay } from '@institute/schema';
import { expect, test } from 'vitest';
import { useAccounts } from '../../support/browser/accounts.ts';
import { dashboard, logIn, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { lead, useLeads } from '../../support/browser/leads.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();
const { createAdmin } = useAccounts();
useLeads();

// dashboard-28
test('Today tells an owner what to do and what others changed, in few queries', async () => {
  await lead('Divya').update({ followUpOn: indianDay(new Date()) });
  const slot = database.collection('demoSlots').doc(`tested-${indianDay(new Date())}`);
  const places = { mode: 'classroom', branch: 'Adyar', link: '', places: 12, taken: 5 };
  const times = { day: indianDay(new Date()), from: '23:30', to: '23:45' };
  await slot.set({ plan: 'tested', course: '', ...times, ...places });
  await change('batches/sample-1', (data) => ({ ...data, seats: 20, seatsTaken: 19 }));
  const event = database.collection('audit').doc('tested-today');
  const at = new Date().toISOString();
  const byEmail = 'kavitha@vaasal.example';
  await event.set({ document: 'content/trustStats', action: 'update', by: 'x', byEmail, at });
  const queries: string[] = [];
  const page = await visitAsAdmin(visit, '/admin/redirects', { reducedMotion: 'reduce' });
  await page.getByText(/^\d+ redirects?$/).waitFor();
  page.on('request', (request) => {
    if (request.url().includes(':runQuery')) queries.push(request.postData() ?? '');
  });
  await page.getByRole('tab', { name: 'today', exact: true }).click();
  await page.getByText(/^\d+ things to do$/).waitFor();
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.length).toBeLessThanOrEqual(6);
  for (const query of queries) expect(query).toMatch(/"limit":(?:\{"value":)?20\b/);
  const leads = page.getByRole('region', { name: 'New enquiries (2)' });
  expect(await leads.getByRole('link').allTextContents()).toEqual(['Arun', 'Meena']);
  await leads.getByText(/Answer overdue by 1 h .*unassigned/).waitFor();
  await page.getByRole('region', { name: /^Drafts/ }).waitFor();
  await page.getByText('1 of 20 seats left').waitFor();
  const demo = page.getByRole('region', { name: /^Demo classes/ });
  const held = demo.getByRole('listitem').filter({ hasText: '11:30 pm – 11:45 pm, any course' });
  await held.getByText('Adyar · 5 of 12 places taken').waitFor();
  expect(await held.getByRole('link').getAttribute('href')).toBe('/admin/bookings');
  const changes = page.getByRole('region', { name: /^Changed by others/ });
  const changed = changes.getByRole('link', { name: 'Changed: content/trustStats' }).first();
  expect(await changed.getAttribute('href')).toBe('/admin/trust-stats');
  await expectNoViolations(page);
  await page.getByRole('region', { name: 'Follow-ups (1)' }).getByRole('link').click();
  await page.getByLabel('Status of Divya').waitFor();
  await event.delete();
  await slot.delete();
});

// contact-11
test('Today tells what is left before the site can be found', async () => {
  await change('content/contactInfo', (data) => ({ ...data, phone: [], email: [] }));
  const page = await visitAsAdmin(visit, '/admin/today');
  const steps = page.getByRole('region', { name: 'Before search engines can list the site (1)' });
  await steps.getByRole('link', { name: 'Save a phone number or an email address' }).click();
  await page.waitForURL('**/admin/contact');
});

// dashboard-28
test('Today of a counsellor has neither drafts nor the audit trail', async () => {
  const { email, password } = await createAdmin({ role: 'counsellor', secondFactor: 'none' });
  const page = await visit('/admin/today', { device: 'phone' });
  await logIn(page, email, password);
  await dashboard(page).waitFor();
  await page.getByText(/^\d+ things? to do$/).waitFor();
  const names = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(names.map((name) => name.replace(/ \(.*/, ''))).toEqual([
    'New enquiries',
    'Follow-ups',
    'Demo classes',
    'Batch seats',
  ]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
