import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { appReady, popupFlag, useBrowser } from '../../support/browser/browser.ts';
import {
  contactForm,
  enquiryPopup,
  fillPerson,
  scrollsTold,
  submitButton,
  takeStored,
  useNewVisitors,
} from '../../support/browser/enquiries.ts';
import { expectFocus } from '../../support/browser/keyboard.ts';

const { visit } = useBrowser();
useNewVisitors();

// popup-2
test('the first scroll opens the popup, once ever', async () => {
  const page = await visit('/', { firstVisit: true });
  const scroll = () => page.mouse.wheel(0, 3);
  await appReady(page);
  await scroll();
  const popup = enquiryPopup(page);
  await popup.waitFor();
  expect(await page.evaluate((flag) => localStorage.getItem(flag), popupFlag)).not.toBe(null);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });

  await scroll();
  await scrollsTold(page);
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.reload();
  await appReady(page);
  // The browser goes back there by itself.
  await page.waitForFunction((y) => scrollY === y, place);
  await scroll();
  await page.waitForFunction((y) => scrollY > y, place);
  await scrollsTold(page);
  expect(await popup.count()).toBe(0);
});

// popup-2, popup-3
test('scrolls not made by the visitor do not open the popup; one by a key does', async () => {
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
  await page.keyboard.press('ArrowDown');
  await enquiryPopup(page).waitFor();
});

// popup-3
test('the popup waits while the visitor types', async () => {
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
  const page = await visit('/admin', { firstVisit: true });
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.getByLabel('Password').waitFor();
  await page.mouse.wheel(0, 100);
  await scrollsTold(page);
  expect(await enquiryPopup(page).count()).toBe(0);
  expect(await page.evaluate((flag) => localStorage.getItem(flag), popupFlag)).toBe(null);
});

// popup-3
test('the popup does not open after an enquiry was sent', async () => {
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

// popup-11
describe('on a phone', () => {
  const onPhone = { device: 'phone', hasTouch: true, firstVisit: true } as const;

  async function scrolled(path: string): Promise<[page: Page, sheet: Locator]> {
    const page = await visit(path, onPhone);
    await appReady(page);
    await page.mouse.wheel(0, 200);
    const sheet = enquiryPopup(page);
    await sheet.waitFor();
    return [page, sheet];
  }

  /** See it on the site once it has come in. */
  async function boxOf(sheet: Locator) {
    await sheet.evaluate((element) =>
      Promise.all(element.getAnimations().map(({ finished }) => finished)),
    );
    return (await sheet.boundingBox())!;
  }

  test('the popup is a bottom sheet that takes no focus, beside which the page can be used, until a press closes it', async () => {
    const page = await visit('/contact', onPhone);
    await appReady(page);
    const link = page.getByRole('link', { name: /^Call/ }).first();
    await link.focus();
    await page.mouse.wheel(0, 200);
    const sheet = enquiryPopup(page);
    await sheet.waitFor();
    await expectFocus(link);
    const { x, y, width, height } = await boxOf(sheet);
    expect([x, width, y + height]).toEqual([0, 390, 844]);
    expect(y).toBeGreaterThan(844 / 2);
    expect(await sheet.getByLabel('Full Name *').isVisible()).toBe(true);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(195, 200);
    await page.mouse.wheel(0, 100);
    await page.waitForFunction((from) => scrollY > from, before);
    await contactForm(page).getByLabel('Full Name *').fill('Beside it');
    expect(await sheet.isVisible()).toBe(true);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await sheet.waitFor({ state: 'detached' });
  });

  test('a sheet expands when used, and the navbar’s button turns it into the full popup', async () => {
    const [page, sheet] = await scrolled('/');
    const { height } = await boxOf(sheet);
    await sheet.getByLabel('Full Name *').fill('Meena');
    expect((await boxOf(sheet)).height).toBeGreaterThan(height * 1.5);
    await page.getByRole('link', { name: 'Enquire Now' }).click();
    await expect.poll(() => sheet.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect.poll(() => sheet.getByLabel('Full Name *').inputValue()).toBe('Meena');
  });
});
