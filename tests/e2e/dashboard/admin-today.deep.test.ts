import { localDay } from '@institute/schema';
import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { lead, useLeads } from '../../support/browser/leads.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();
useLeads();

// contact-11, dashboard-28, institute-10, releases-8
test('Today tells an owner what to do, what others changed, and what is left before the site can be found, in few queries', async () => {
  await lead('Divya').update({ followUpOn: localDay(new Date()) });
  const slot = database.collection('demoSlots').doc(`tested-${localDay(new Date())}`);
  const places = { mode: 'classroom', branch: 'Adyar', link: '', places: 12, taken: 5 };
  const times = { day: localDay(new Date()), from: '23:30', to: '23:45' };
  await slot.set({ plan: 'tested', course: '', ...times, ...places });
  const booking = database.collection('demoBookings').doc('tested-today');
  await booking.set({ slot: slot.id, state: 'booked' });
  await change('batches/sample-1', (data) => ({ ...data, seats: 20, seatsTaken: 19 }));
  await change('content/contactInfo', (data) => ({ ...data, phone: [], email: [] }));
  const event = database.collection('audit').doc('tested-today');
  const at = new Date().toISOString();
  const byEmail = 'kavitha@vaasal.example';
  await event.set({ document: 'content/trustStats', action: 'update', by: 'x', byEmail, at });
  const mail = database.collection('mail').doc('tested-failed');
  const failure = { to: ['priya@example.com'], message: { subject: 'Your booking' } };
  await mail.set({ ...failure, state: 'failed', createdAt: at, error: 'EAUTH 535' });
  const release = { state: 'waiting', publishedAt: null, previewUntil: null, byEmail };
  const dates = { createdAt: at, updatedAt: at };
  const planned = database.collection('releases').doc('tested-soon');
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await planned.set({ ...release, ...dates, name: 'December fees', at: soon, problem: '' });
  const late = database.collection('releases').doc('tested-late');
  const problem = 'Vision changed on the site since';
  await late.set({ ...release, ...dates, name: 'Monday', at, problem });
  const queries: string[] = [];
  const page = await visitAsAdmin(visit, '/admin/redirects');
  await page.getByText(/^\d+ redirects?$/).waitFor();
  page.on('request', (request) => {
    if (request.url().includes(':runQuery')) queries.push(request.postData() ?? '');
  });
  await page.getByRole('tab', { name: 'today', exact: true }).click();
  await page.getByText('2 people wait for an answer. 1 has waited too long.').waitFor();
  const numbers = page.getByRole('region', { name: 'In numbers' });
  await numbers
    .getByText(/the 7 before$/)
    .first()
    .waitFor();
  await numbers.getByText('seats taken, next 10 days').waitFor();
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.length).toBeLessThanOrEqual(7);
  for (const query of queries) expect(query).toMatch(/"limit":(?:\{"value":)?20\b/);
  const queue = page.getByRole('region', { name: 'What to do now' });
  await queue.getByText(/Answer overdue by 1 h .*unassigned/).waitFor();
  expect(await queue.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'What to do now',
    'Arun',
  ]);
  const lines = queue.getByRole('listitem');
  const names = await lines.getByRole('link', { name: /^(?!Call)/ }).allTextContents();
  // The sample has classes of its own on some days of the week, and late in the day they are over.
  const people = names.filter((name) => !/^(?:Demo class|Note who came), /.test(name));
  expect(people.toSorted()).toEqual(['Divya', 'Meena']);
  const held = lines.filter({ hasText: '11:30 pm – 11:45 pm' });
  await held.getByText('Adyar · 5 of 12 places taken').waitFor();
  const inBookings = held.getByRole('link', { name: /^(?:Demo class|Note who came), any course$/ });
  expect(await inBookings.getAttribute('href')).toBe('/admin/bookings');
  await page.getByRole('region', { name: /^Drafts/ }).waitFor();
  await page.getByText('1 of 20 seats left').waitFor();
  const mails = page.getByRole('region', { name: 'Emails that did not go out' });
  await mails.getByText(/to priya@example.com/).waitFor();
  const changes = page.getByText(/^\d+ .*changes? .*since your last visit\. Audit trail$/);
  expect(await changes.getByRole('link').getAttribute('href')).toBe('/admin/audit');
  const steps = page.getByRole('region', { name: 'Before search engines can list the site' });
  await steps.getByRole('link', { name: 'Check the name and the colours' }).waitFor();
  const contact = steps.getByRole('link', { name: 'Save a phone number or an email address' });
  expect(await contact.getAttribute('href')).toBe('/admin/contact');
  const due = page.getByRole('region', { name: 'Going live within 24 hours' });
  await due.getByText(/ · .* · by kavitha@/).waitFor();
  const review = due.getByRole('link', { name: 'Review December fees' });
  expect(await review.getAttribute('href')).toBe('/admin/releases');
  const failed = page.getByRole('region', { name: 'Releases that did not go live' });
  await failed.getByRole('link', { name: 'Monday' }).waitFor();
  await failed.getByText(problem).waitFor();
  await expectNoViolations(page);
  // The first level opens both in admin-enquiries.
  if (isDeep) {
    await page.getByRole('link', { name: 'New enquiry' }).click();
    const form = page.getByRole('dialog', { name: 'New enquiry' });
    await form.waitFor();
    await page.goBack();
    await form.waitFor({ state: 'detached' });
    await queue.getByRole('link', { name: 'Divya', exact: true }).click();
    await page.getByRole('heading', { name: 'Divya' }).first().waitFor();
  }
  for (const each of [event, slot, booking, mail, planned, late]) await each.delete();
});
