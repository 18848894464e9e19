import { expect, test } from 'vitest';
import { openTab, visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { allEnquiries, enquiry, lead, useLeads } from '../../support/browser/leads.ts';
import { viewports } from '../../support/launch-browser.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();
useLeads();

/** Old enquiries that came together. */
async function importEnquiries(): Promise<() => Promise<void>> {
  const documents = Array.from({ length: 25 }, (_, number) =>
    allEnquiries.doc(`imported-${number}`),
  );
  const stored = database.batch();
  for (const document of documents)
    stored.set(document, enquiry('Imported', 60 * 24 * 30, { source: 'Import' }));
  await stored.commit();
  return async () => {
    const removed = database.batch();
    for (const document of documents) removed.delete(document);
    await removed.commit();
  };
}

// dashboard-24, dashboard-28, enquiries-14, enquiries-15, enquiries-17, roles-3
test('a counsellor calls and writes from Today, off which imported enquiries push no one; begins with their own enquiries and those of no one, takes seats with a reason, and only reads the site', async () => {
  if (isDeep) await change('batches/sample-1', (data) => ({ ...data, seats: 5, seatsTaken: 4 }));
  const removeImported = await importEnquiries();
  const page = await visitAsAdmin(visit, '/admin', { username: 'counsellor', device: 'phone' });
  await page.getByText('2 people wait for an answer. 1 has waited too long.').waitFor();
  await page.getByRole('region', { name: 'In numbers' }).waitFor();
  // Neither drafts nor the audit trail.
  for (const name of [/^Drafts/, /^Claims/, /^Emails/])
    expect(await page.getByRole('region', { name }).count()).toBe(0);
  expect(await page.getByText('since your last visit').count()).toBe(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  const queue = page.getByRole('region', { name: 'What to do now' });
  expect(await queue.getByRole('link', { name: 'Call Arun' }).getAttribute('href')).toBe(
    'tel:+919876543210',
  );
  await queue.getByRole('button', { name: 'WhatsApp Arun' }).click();
  const message = page.getByRole('dialog');
  const text = message.getByRole('textbox', { name: /Text|Message/ });
  expect(await text.inputValue()).toContain('Arun');
  await message.getByRole('button', { name: 'Cancel' }).click();
  await removeImported();

  await lead('Arun').update({ assignedTo: 'another' });
  await page.setViewportSize(viewports.desktop);
  // In the rail, which the screen may not have yet.
  await page.getByRole('tab', { name: 'enquiries' }).click();
  await page.getByText('2 enquiries').waitFor();
  const views = page.getByRole('navigation', { name: 'Views' });
  const open = views.locator('[aria-current]');
  expect(await open.allTextContents()).toEqual([expect.stringMatching(/^Mine and unassigned/)]);
  await page.getByRole('button', { name: 'Export CSV' }).waitFor();
  expect(await page.getByRole('button', { name: /Privacy/ }).count()).toBe(0);
  await views.getByRole('link', { name: 'All' }).click();
  await page.getByText('3 enquiries').waitFor();
  expect(await open.allTextContents()).toEqual([expect.stringMatching(/^All/)]);
  await page.getByRole('link', { name: 'Divya', exact: true }).click();
  await page.getByRole('button', { name: 'Assign the enquiry from Divya' }).click();
  await page.getByRole('menuitem', { name: 'Kavitha Murugesan' }).click();
  await page.getByText('Enquiry updated successfully').waitFor();
  // dashboard-33
  const rail = (await page.getByRole('navigation', { name: 'Dashboard' }).boundingBox())!;
  const told = (await page.getByRole('region', { name: 'Notifications' }).boundingBox())!;
  expect(told.x).toBeGreaterThan(rail.x + rail.width);
  await page.getByLabel('Assigned to', { exact: true }).selectOption('Mine');
  await page.getByText('1 enquiry').waitFor();
  await page.getByRole('switch', { name: 'On duty' }).waitFor();

  // The first level has the seats, and what a counsellor only reads, in components.
  if (!isDeep) return;
  await page.getByRole('tab', { name: 'courses' }).click();
  const list = page.getByRole('table');
  await list.getByRole('link').first().waitFor();
  await list.getByRole('button').first().click();
  await page.getByRole('menuitem', { name: 'Fee sheet' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('link', { name: 'New course' }).count()).toBe(0);

  await openTab(page, 'batches');
  const first = page.getByRole('row', { name: /Python Full Stack/ }).first();
  await first.getByText('4 of 5').waitFor();
  expect(await page.getByRole('button', { name: /^Delete / }).count()).toBe(0);
  await first.getByRole('button', { name: /^Take a seat: / }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('Enrolled');
  await dialog.getByRole('button', { name: 'Take a seat' }).click();
  await first.getByText('5 of 5').waitFor();
  expect(await first.getByRole('button', { name: /^Take a seat: / }).isDisabled()).toBe(true);
  expect((await database.doc('batches/sample-1').get()).get('seatsTaken')).toBe(5);
});
