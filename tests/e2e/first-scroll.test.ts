import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appReady, popupFlag, useBrowser } from './fixtures/browser.ts';
import {
  contactForm,
  enquiryPopup,
  fillPerson,
  scrollsTold,
  submitButton,
  takeStored,
  useNewVisitors,
} from './fixtures/enquiries.ts';

const { visit } = useBrowser();
useNewVisitors();

// popup-2
test.each([
  ['a wheel', (page: Page) => page.mouse.wheel(0, 3)],
  ['a key', (page: Page) => page.keyboard.press('ArrowDown')],
])('the first scroll by %s opens the popup, once ever', async (_name, scroll) => {
  const page = await visit('/', { firstVisit: true });
  await appReady(page);
  await scroll(page);
  const popup = enquiryPopup(page);
  await popup.waitFor();
  expect(await page.evaluate((flag) => localStorage.getItem(flag), popupFlag)).not.toBe(null);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });

  await scroll(page);
  await page.reload();
  await appReady(page);
  const before = await page.evaluate(() => scrollY);
  await scroll(page);
  await page.waitForFunction((y) => scrollY !== y, before);
  await scrollsTold(page);
  expect(await popup.count()).toBe(0);
});

// popup-2, popup-3
test('scrolls that are not the visitor’s own open nothing', async () => {
  const page = await visit('/', { firstVisit: true });
  await appReady(page);
  await page.evaluate(() => scrollTo(0, 900));
  await scrollsTold(page);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Courses').click();
  await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
  await page.waitForFunction(() => scrollY === 0);
  await scrollsTold(page);
  await page.evaluate(() => scrollTo(0, 600));
  await scrollsTold(page);
  await page.reload();
  await appReady(page);
  await page.waitForFunction(() => scrollY > 0);
  await scrollsTold(page);
  expect(await enquiryPopup(page).count()).toBe(0);
  expect(await page.evaluate((flag) => localStorage.getItem(flag), popupFlag)).toBe(null);
});

// popup-3
test('the first scroll waits while the visitor types', async () => {
  const page = await visit('/contact', { firstVisit: true });
  await appReady(page);
  const field = contactForm(page).getByLabel('Full Name *');
  await field.focus();
  await page.mouse.wheel(0, 40);
  await page.waitForFunction(() => scrollY > 0);
  await scrollsTold(page);
  expect(await enquiryPopup(page).count()).toBe(0);
  await field.blur();
  await page.mouse.wheel(0, 40);
  await enquiryPopup(page).waitFor();
});

// popup-3
test('the dashboard has no popup', async () => {
  const page = await visit('/admin', { firstVisit: true, viewport: { width: 1280, height: 200 } });
  await page.getByLabel('Password').waitFor();
  await page.mouse.wheel(0, 100);
  await scrollsTold(page);
  expect(await enquiryPopup(page).count()).toBe(0);
  expect(await page.evaluate((flag) => localStorage.getItem(flag), popupFlag)).toBe(null);
});

// popup-3
test('who has sent an enquiry is not asked again', async () => {
  const page = await visit('/contact?course=cybersecurity', { firstVisit: true });
  await appReady(page);
  const form = contactForm(page);
  await fillPerson(form, 'Asked already');
  await submitButton(form).click();
  await page.getByText('Thank you for your interest!').waitFor();
  expect(await takeStored('Asked already')).toHaveLength(1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 100);
  await scrollsTold(page);
  expect(await enquiryPopup(page).count()).toBe(0);
});
