import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { appReady, popupFlag, useBrowser } from '../../support/browser/browser.ts';
import { contactForm, enquiryPopup, scrollsTold } from '../../support/browser/enquiries.ts';
import { expectFocus } from '../../support/browser/keyboard.ts';

const { visit } = useBrowser();

// popup-2, popup-3
test('scrolls not made by the visitor do not open the popup; the first that is does, by a key, once ever', async () => {
  const page = await visit('/', { firstVisit: true });
  await appReady(page);
  const popup = enquiryPopup(page);
  const shownBefore = () => page.evaluate((flag) => localStorage.getItem(flag), popupFlag);
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
  // The browser goes back there by itself.
  await page.waitForFunction(() => scrollY > 0);
  await scrollsTold(page);
  expect(await popup.count()).toBe(0);
  expect(await shownBefore()).toBe(null);
  await page.keyboard.press('ArrowDown');
  await popup.waitFor();
  expect(await shownBefore()).not.toBe(null);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });

  const scroll = async () => {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 3);
    await page.waitForFunction((y) => scrollY > y, before);
    await scrollsTold(page);
  };
  await scroll();
  await page.reload();
  await appReady(page);
  await page.waitForFunction(() => scrollY > 0);
  await scroll();
  expect(await popup.count()).toBe(0);
});

/** See it on the site once it has come in. */
async function boxOf(sheet: Locator) {
  await sheet.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  return (await sheet.boundingBox())!;
}

// popup-3, popup-11
test('on a phone the popup waits while the visitor types, and is a bottom sheet that takes no focus, beside which the page can be used; it expands when used, and the navbar’s button turns it into the full popup, until a press closes it', async () => {
  const page = await visit('/contact', { device: 'phone', hasTouch: true, firstVisit: true });
  await appReady(page);
  const sheet = enquiryPopup(page);
  const field = contactForm(page).getByLabel('Full Name *');
  await field.focus();
  const start = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 40);
  await page.waitForFunction((from) => scrollY > from, start);
  await scrollsTold(page);
  expect(await sheet.count()).toBe(0);
  const link = page.getByRole('link', { name: /^Call/ }).first();
  await link.focus();
  await page.mouse.wheel(0, 200);
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
  await field.fill('Beside it');
  expect(await sheet.isVisible()).toBe(true);
  await sheet.getByLabel('Full Name *').fill('Meena');
  expect((await boxOf(sheet)).height).toBeGreaterThan(height * 1.5);
  await page.getByRole('link', { name: 'Enquire Now' }).click();
  await expect.poll(() => sheet.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect.poll(() => sheet.getByLabel('Full Name *').inputValue()).toBe('Meena');
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await sheet.waitFor({ state: 'detached' });
});
