import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, useContentChanges } from '../../support/browser/database.ts';
import { lead, useLeads } from '../../support/browser/leads.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();
useLeads();

// enquiries-22
test('enrolling asks for the batch; a full one is told at the field, and taking it back frees it', async () => {
  await change('batches/sample-1', (data) => ({ ...data, seats: 20, seatsTaken: 20 }));
  await change('batches/sample-2', (data) => ({ ...data, seats: 20, seatsTaken: 7 }));
  const takenInSecond = async () =>
    (await database.doc('batches/sample-2').get()).get('seatsTaken');
  const page = await visitAsAdmin(visit, `/admin/enquiries/${lead('Meena').id}`, {
    expectedErrors: /409|Failed call/,
    device: 'phone',
  });
  const status = page.getByLabel('Status of Meena');
  await status.selectOption('enrolled');
  const dialog = page.getByRole('dialog', { name: 'Enrol Meena' });
  const batch = dialog.getByLabel('Batch');
  await batch.selectOption('sample-1');
  await dialog.getByRole('button', { name: 'Enrol', exact: true }).click();
  await dialog.getByText('This batch is full: choose another one').waitFor();
  await expectNoViolations(page);
  await batch.selectOption('sample-2');
  await dialog.getByRole('button', { name: 'Enrol', exact: true }).click();
  await page.getByText('Enrolled in', { exact: true }).waitFor();
  expect(await status.inputValue()).toBe('enrolled');
  expect(await takenInSecond()).toBe(8);
  await status.selectOption('contacted');
  await page.getByText('Freed the seat').waitFor();
  expect(await takenInSecond()).toBe(7);
});
