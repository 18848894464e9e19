import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { lead, useLeads } from '../../support/browser/leads.ts';

const { visit } = useBrowser();
useLeads();

// enquiries-18
test.each(['phone', 'desktop'] as const)('an enquiry has a timeline, on a %s', async (device) => {
  await database.recursiveDelete(database.collection('timeline'));
  const page = await visitAsAdmin(visit, '/admin/enquiries', { device });
  await page.getByRole('link', { name: 'Meena', exact: true }).click();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await timeline.getByText('Received').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/admin/enquiries/${lead('Meena').id}`);
  const note = timeline.getByLabel('Note', { exact: true });
  await note.fill('Wants weekends');
  await timeline.getByRole('button', { name: 'Add note' }).click();
  await timeline.getByRole('listitem').filter({ hasText: 'Wants weekends' }).waitFor();
  // The entry may come before the answer that empties the field.
  await expect.poll(() => note.inputValue()).toBe('');
  await page.getByLabel('Status of Meena').selectOption('contacted');
  await timeline.getByText('new → contacted').waitFor();
  const call = page.getByRole('link', { name: 'Call Meena' });
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.click();
  await timeline.getByText('Called').waitFor();
  await expectNoViolations(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

// enquiries-19
test('the other enquiries of a person are linked', async () => {
  const page = await visitAsAdmin(visit, `/admin/enquiries/${lead('Meena').id}`);
  const others = page.getByRole('region', { name: 'Same email or phone' });
  await others.getByRole('link', { name: /^Arun/ }).click();
  await page.getByLabel('Status of Arun').waitFor();
  await page.goto('/admin/enquiries/no-such-enquiry');
  await page.getByText('This enquiry no longer exists.').waitFor();
  await page.getByRole('link', { name: 'All enquiries' }).click();
  await page.getByText('3 enquiries').waitFor();
});

// enquiries-24
test('the enquiries of a person are joined after a question, and separated again', async () => {
  const page = await visitAsAdmin(visit, `/admin/enquiries/${lead('Meena').id}`);
  await page.getByRole('button', { name: 'Join with this one' }).click();
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page
    .getByRole('button', { name: /^Separate/ })
    .first()
    .waitFor();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect.poll(() => timeline.getByText(/^Received/).count()).toBe(3);
  await timeline.getByText('Joined to a later enquiry').first().waitFor();
  await page.getByRole('link', { name: 'All enquiries' }).click();
  await page.getByRole('link', { name: 'Meena', exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'Arun', exact: true }).count()).toBe(0);
  await page.goto(`/admin/enquiries/${lead('Arun').id}`);
  await page
    .getByRole('button', { name: /^Separate/ })
    .first()
    .click();
  await page.getByText('Separated').first().waitFor();
  expect((await lead('Arun').get()).get('status')).toBe('new');
});
