import type { OfferedDemoSlot } from '@institute/schema';
import { afterEach, expect, test } from 'vitest';
import { bookingForm } from '../../support/demo-form.ts';
import { openTab, save, saveButton, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { site, useBrowser } from '../../support/browser/browser.ts';
import { database, removeDemoBookings } from '../../support/browser/database.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();

afterEach(removeDemoBookings);

afterEach(async () => {
  const plans = database.collection('demoPlans').where('branch', '==', 'Tested branch');
  await Promise.all((await plans.get()).docs.map(({ ref }) => ref.delete()));
});

// dashboard-27, demo-9
test('a weekly demo class is created, validated and listed; staff see who booked a class, note who came, and cancel it', async () => {
  const { data } = (await (await fetch(`${site}/api/demo/slots`)).json()) as {
    data: OfferedDemoSlot[];
  };
  const { id = '', day = '' } = data.find(({ course }) => course === null) ?? {};
  await fetch(`${site}/demo/${id}`, {
    method: 'POST',
    body: new URLSearchParams(bookingForm(id)),
  });
  const page = await visitAsAdmin(visit, '/admin/demo-classes');
  await page.getByText('3 demo classes', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'New demo class' }).click();
  const form = page.getByRole('form');
  await form.getByLabel('Repeats').selectOption('Every Sunday');
  await form.getByLabel('First day').fill('2026-01-04');
  await saveButton(page).click();
  await page.getByText('Enter the branch where the class takes place').waitFor();
  await form.getByLabel('Branch').fill('Tested branch');
  const preview = page.getByRole('region', { name: 'Preview of the page' });
  await preview.getByText('Classroom, Tested branch').first().waitFor();
  await save(page, 'Demo class created successfully');
  await page
    .getByRole('link', { name: 'Any course: Every Sunday, 6:30 pm – 7:30 pm' })
    .first()
    .waitFor();

  await openTab(page, 'bookings');
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByText('1 of 12 places taken').waitFor();
  if (isDeep) await expectNoViolations(page);
  expect(await page.getByRole('button', { name: 'Absent', exact: true }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Came', exact: true }).click();
  await page.getByRole('button', { name: 'Came', pressed: true }).waitFor();
  await page.getByRole('button', { name: 'Came', exact: true }).click();
  await page.getByRole('button', { name: 'Came', pressed: false }).waitFor();
  await page.getByRole('button', { name: 'Move Karthik S' }).click();
  const dialog = page.getByRole('dialog');
  const target = dialog.getByLabel('Class');
  const to = await target.inputValue();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByText('Booking of Karthik S moved').waitFor();
  await page.getByLabel('Day', { exact: true }).fill(to.slice(-10));
  await page.getByRole('link', { name: 'Karthik S', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cancel the class' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('1 person has booked it').waitFor();
  await question.getByRole('button', { name: 'Cancel the class' }).click();
  await page.getByText(/ · Cancelled$/).waitFor();
  await question.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Cancel the class' }).count()).toBe(0);
});
