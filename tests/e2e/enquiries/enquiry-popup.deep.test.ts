import { contactConsent } from '@institute/schema';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appReady, site, useBrowser, withClock } from '../../support/browser/browser.ts';
import {
  consentBox,
  contactForm,
  enquiriesApi,
  enquiryPopup,
  failedEnquiry,
  fillPerson,
  openPopup,
  submitButton,
  takeStored,
  useNewVisitors,
} from '../../support/browser/enquiries.ts';
import { expectFocus } from '../../support/browser/keyboard.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
useNewVisitors();

/** Where a page has no scripts that a test could come too late for. */
const empty = '/robots.txt';

/** What an open popup has, how it keeps the focus, and how it closes. */
async function expectFieldsAndClosings(page: Page): Promise<void> {
  const popup = enquiryPopup(page);
  await expectFocus(popup.getByLabel('Full Name *'));
  expect(await popup.getByLabel('Email Address *').getAttribute('type')).toBe('email');
  expect(await popup.getByLabel('Phone Number *').getAttribute('type')).toBe('tel');
  await popup.getByLabel('Message (Optional)').waitFor();
  const courses = popup.getByLabel('Course of Interest').locator('option');
  expect((await courses.allTextContents()).slice(1)).toEqual([
    'Python Full Stack Development',
    'Data Analytics',
    'Digital Marketing',
    'Web Development',
    'AI & Machine Learning',
    'UI/UX Design',
    'Other',
  ]);
  await popup.getByText('We use these details only to answer your enquiry').waitFor();
  const consent = popup.getByRole('checkbox', { name: contactConsent.agree.en });
  expect(await consent.isChecked()).toBe(false);
  for (const { ta } of [contactConsent.agree, contactConsent.writeTo, contactConsent.name])
    expect(await popup.locator('[lang=ta]').filter({ hasText: ta }).isVisible()).toBe(true);
  const link = popup.getByRole('link', { name: contactConsent.name.en });
  expect(await link.getAttribute('target')).toBe('_blank');
  // The first level reads the notice in tests/e2e/people.
  if (isDeep) {
    const [notice] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await notice.getByRole('heading', { level: 1, name: contactConsent.name.en }).waitFor();
    expect(await popup.isVisible()).toBe(true);
    await notice.close();
  }

  for (let pressed = 0; pressed < 12; pressed += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => !document.activeElement?.closest('dialog') && document.activeElement !== document.body,
    );
    expect(outside).toBe(false);
  }
  // A selection of text that ends on the backdrop leaves it open.
  const box = await popup.getByLabel('Full Name *').boundingBox();
  await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  expect(await popup.isVisible()).toBe(true);

  const closings = [
    () => popup.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ];
  for (const [index, close] of closings.entries()) {
    if (index > 0) await openPopup(page);
    await close();
    await popup.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Enquire Now');
  }
}

// popup-1, popup-4, popup-5, popup-6, popup-9, popup-10
test('the popup has its fields and courses, keeps the focus, and closes by button, Escape and backdrop; it keeps what was typed after a failure, closing and a reload, stores it once, and closes', async () => {
  const page = await visit('/courses/ui-ux-design?from=poster', {
    ...failedEnquiry,
    ...withClock,
  });
  await openPopup(page);
  await expectFieldsAndClosings(page);
  await page.route(enquiriesApi, (route) => route.abort());
  const popup = await openPopup(page);
  await fillPerson(popup, 'In a hurry');
  await submitButton(popup).click();
  const alert = popup.getByRole('alert');
  await alert.getByText('Submission Failed.').waitFor();
  await alert.getByText('Please try again or contact us directly.').waitFor();
  await alert.getByRole('button', { name: 'Close' }).click();
  await alert.waitFor({ state: 'detached' });
  const name = popup.getByLabel('Full Name *');
  expect(await name.inputValue()).toBe('In a hurry');
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await openPopup(page);
  await expect.poll(() => name.inputValue()).toBe('In a hurry');
  await page.reload();
  await openPopup(page);
  await expect.poll(() => name.inputValue()).toBe('In a hurry');
  expect(await popup.getByLabel('Phone Number *').inputValue()).toBe('98765 43210');

  await page.unroute(enquiriesApi);
  await popup.getByLabel('Course of Interest').selectOption('UI/UX Design');
  await consentBox(popup).check();
  let sent = 0;
  let carryOn = () => {};
  const held = new Promise<void>((resolve) => (carryOn = resolve));
  await page.route(enquiriesApi, async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await submitButton(popup).dblclick();
  await popup.getByRole('button', { name: 'Submitting...' }).waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  carryOn();
  await page.getByText('Enquiry Submitted!').waitFor();
  await page.getByText("Thank you for your interest. We'll contact you soon.").waitFor();
  expect(await name.inputValue()).toBe('');
  await page.clock.runFor(1_900);
  expect(await popup.isVisible()).toBe(true);
  await page.clock.runFor(200);
  await popup.waitFor({ state: 'detached' });

  expect(sent).toBe(1);
  const [stored, ...more] = await takeStored('In a hurry');
  expect(more).toEqual([]);
  expect(stored).toMatchObject({
    email: 'visitor@example.com',
    phone: '+919876543210',
    course: 'UI/UX Design',
    message: '',
    source: 'Website Popup',
    status: 'new',
    page: '/courses/ui-ux-design?from=poster',
  });
  expect(new Date(String(stored?.['timestamp'])).toISOString()).toBe(stored?.['timestamp']);
});

// popup-1, popup-12, quality-3, routes-7, routes-8
test('a press before hydration is shown, and opens the popup once it has loaded; if the app cannot be loaded, the button leads to the contact form', async () => {
  const held: Record<'app' | 'popup', () => void> = { app: () => {}, popup: () => {} };
  const waits = Object.fromEntries(
    (['app', 'popup'] as const).map((name) => [
      name,
      new Promise<void>((resolve) => (held[name] = resolve)),
    ]),
  );
  const page = await visit(empty, { expectedErrors: /ERR_FAILED/ });
  await page.route('**/*.js', async (route) => {
    await waits[route.request().url().includes('enquiry-dialog') ? 'popup' : 'app'];
    await route.continue();
  });
  await page.goto('/');
  const button = page.getByRole('link', { name: 'Enquire Now' });
  const sign = () =>
    button.evaluate((element) => {
      const { content, borderTopWidth } = getComputedStyle(element, '::after');
      return element.ariaBusy === 'true' && content !== 'none' && borderTopWidth === '3px';
    });
  expect(await sign()).toBe(false);
  await button.click();
  expect(page.url()).toBe(`${site}/`);
  expect(await sign()).toBe(true);
  held.app();
  await appReady(page);
  await expect.poll(sign).toBe(true);
  held.popup();
  await enquiryPopup(page).waitFor();
  await expect.poll(sign).toBe(false);

  // The first level has pages whose app cannot be fetched in missing-scripts, and the link itself here.
  expect(await button.getAttribute('href')).toBe('/contact');
  if (!isDeep) return;
  await page.unroute('**/*.js');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await button.click();
  await page.waitForURL(`${site}/contact`);
  expect(await contactForm(page).isVisible()).toBe(true);
});
