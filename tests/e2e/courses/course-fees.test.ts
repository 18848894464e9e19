import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseOfRow, openTab, tabLoaded, visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { useContentChanges } from '../../support/browser/database.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

const slug = 'python-full-stack-development';

async function openFeeSheet(page: Page, row: string): Promise<Page> {
  const [sheet] = await Promise.all([
    page.context().waitForEvent('page'),
    chooseOfRow(page, row, 'Fee sheet'),
  ]);
  return sheet;
}

// course-8, course-9
test('a course shows its total, GST, instalments, refunds and questions, also without JavaScript; without plan and questions it has neither section', async () => {
  const page = await visit(`/courses/${slug}`, { javaScriptEnabled: false, device: 'phone' });
  const fees = page.getByRole('region', { name: 'Fees' });
  await fees.getByText('₹48,000 in total, GST included.').waitFor();
  await fees.getByText('Course ₹40,678 GST (18%) ₹7,322').waitFor();
  expect((await fees.getByRole('listitem').allTextContents()).slice(0, 3)).toEqual([
    '₹5,000 Admission On joining',
    '₹21,500 First half Before the second month',
    '₹21,500 Second half Half way through',
  ]);
  await fees.getByText('In the first two weeks: 75% refund').waitFor();
  await page.getByText('Do I need a laptop?').click();
  await page.getByText('It helps, but the lab has machines').waitFor();

  // GST on top of the price is in the fee at every place.
  await change(`courses/${slug}`, ({ fees: plan, ...course }) => ({
    ...course,
    fees: { ...plan, gstIncluded: false, instalments: [] },
  }));
  await page.reload();
  await page.getByText('Course ₹48,000 GST (18%) ₹8,640').waitFor();
  const facts = page.getByRole('complementary', { name: 'About this course' });
  await facts.getByText('₹56,640').waitFor();

  await change(`courses/${slug}`, (course) => {
    delete course['fees'];
    delete course['questions'];
    return course;
  });
  await page.reload();
  for (const name of ['Fees', 'Questions and Answers'])
    await page.getByRole('region', { name }).waitFor({ state: 'detached' });
});

// course-10
test('a counsellor makes a fee sheet, and one of a batch, which says when it begins and prints on one page', async () => {
  const page = await visitAsAdmin(visit, '/admin/courses', {
    username: 'counsellor',
    device: 'phone',
  });
  const sheet = await openFeeSheet(page, 'Python Full Stack Development');
  await sheet.getByRole('heading', { name: 'Fees for Python Full Stack Development' }).waitFor();
  expect(new URL(sheet.url()).pathname).toMatch(/^\/fees\/[2-9A-Z]{8}$/);
  const message = await sheet.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(message ?? '')).toContain(new URL(sheet.url()).pathname);

  await openTab(page, 'batches');
  await tabLoaded(page, 'batches');
  const menu = page.getByRole('button', { name: /^Actions for / }).first();
  const name = (await menu.getAttribute('aria-label'))?.replace('Actions for ', '') ?? '';
  expect(name).toMatch(/^[A-Z].+, \w{3}, /);
  const ofBatch = await openFeeSheet(page, name);
  await ofBatch.getByText(/^Batch of \w{3}, /).waitFor();
  const printed = (await ofBatch.pdf({ format: 'A4' })).toString('latin1');
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
