import { localDay } from '@institute/schema';
import { afterEach, expect, test } from 'vitest';
import {
  chooseOfRow,
  closeNotifications,
  openTab,
  visitAsAdmin,
} from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, removeAll, useContentChanges } from '../../support/browser/database.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

afterEach(async () => {
  for (const name of ['consents', 'placementRecords', 'supportPeriods'])
    await removeAll(database.collection(name));
});

const storePlacement = () =>
  change('placements/tested', () => ({
    studentName: 'Tested Student',
    course: 'Python',
    company: 'Zoho',
    position: 'Developer',
    createdAt: '2026-11-22T10:00:00.000Z',
    updatedAt: '2026-11-22T10:00:00.000Z',
  }));

// consents-1, consents-2, consents-3, consents-8, placements-6
test('staff make the link, the student agrees without JavaScript on a phone; a record is counted; a testimonial needs consent, too', async () => {
  await storePlacement();
  await change('content/home', (data) => ({
    ...data,
    testimonials: [{ name: 'Tested Student', role: 'Developer', message: 'Tested words' }],
  }));
  const page = await visitAsAdmin(visit, '/admin/placements');
  await chooseOfRow(page, 'Tested Student', 'Consent');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await dialog.getByText('Duration is required').waitFor();
  await dialog.getByLabel('Duration of the course').fill('6 months');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue();

  const { pathname } = new URL(address);
  const seen = await visit(`${pathname}?language=ta`);
  await seen.getByRole('button', { name: 'சம்மதிக்கிறேன்' }).waitFor();
  await expectNoViolations(seen);
  const student = await visit(pathname, {
    device: 'phone',
    javaScriptEnabled: false,
  });
  await student.getByRole('heading', { name: 'Tested Student' }).waitFor();
  await student.getByRole('link', { name: 'தமிழ்' }).click();
  await student.setViewportSize({ width: 320, height: 640 });
  expect(await student.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await student.getByRole('link', { name: 'English' }).click();
  await student.getByRole('button', { name: 'I agree' }).click();
  await student.getByRole('button', { name: 'Withdraw my consent' }).waitFor();
  expect(new URL(student.url()).pathname).toBe(pathname);
  await student.reload();
  await student.getByRole('heading', { name: 'Thank you: you have agreed' }).waitFor();
  await student.getByRole('navigation').first().waitFor();

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('cell', { name: 'Agreed' }).waitFor();

  const month = localDay(new Date()).slice(0, 7);
  await chooseOfRow(page, 'Tested Student', 'Record');
  await dialog.getByLabel('Month').fill(month);
  await dialog.getByLabel('Salary').fill('a lot');
  await dialog.getByRole('button', { name: 'Save record' }).click();
  await dialog.getByText('Salary: enter whole rupees a year').waitFor();
  await dialog.getByLabel('Salary').fill('450000');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save record' }).click();
  await page.getByText('Record saved').waitFor();
  await page.getByRole('link', { name: 'Figures from records' }).click();
  await page.getByLabel('Asked for support').first().fill('4');
  await page
    .getByRole('button', { name: /^Save 20/ })
    .first()
    .click();
  await page.getByText('25%: 1 placed of 4 who asked for support').waitFor();
  await expectNoViolations(page);

  // A pixel less than the form and its preview need.
  await page.setViewportSize({ width: 1199, height: 800 });
  await openTab(page, 'home');
  await closeNotifications(page);
  await page.getByRole('button', { name: 'Consent to testimonials' }).click();
  await page.getByText('Tested Student: Not asked').waitFor();
  await page.getByRole('button', { name: 'Consent: Tested Student' }).click();
  await dialog.getByLabel('Course', { exact: true }).fill('Python');
  await dialog.getByLabel('Duration of the course').fill('6 months');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const other = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await seen.goto(new URL(other).pathname);
  await seen.getByText('Tested words').waitFor();
  await seen.getByRole('button', { name: 'I agree' }).click();
  await seen.getByRole('button', { name: 'Withdraw my consent' }).click();
  await seen.getByRole('heading', { name: 'This is no longer shown' }).waitFor();
});
