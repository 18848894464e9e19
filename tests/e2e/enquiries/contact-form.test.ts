import { contactConsent } from '@institute/schema';
import { expect, test } from 'vitest';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import {
  consentBox,
  contactForm,
  enquiriesApi,
  enquiryPopup,
  failedEnquiry,
  fillPerson,
  loseAnswer,
  scrollsTold,
  submitButton,
  takeStored,
  useNewVisitors,
} from '../../support/browser/enquiries.ts';
import { expectFocus } from '../../support/browser/keyboard.ts';

const { visit } = useBrowser();
useNewVisitors();

// contact-3, contact-6, enquiries-1, enquiries-2, enquiries-3
test('errors are shown at their fields, the first one focused; without consent nothing is sent or lost; a failure is told and keeps what was typed; a retry after a lost answer stores one enquiry', async () => {
  const page = await visit('/contact', failedEnquiry);
  await appReady(page);
  const form = contactForm(page);
  await form.getByLabel('Full Name *').fill('Not agreed');
  await form.getByLabel('Email Address *').fill('meena@');
  await submitButton(form).click();
  await form.getByText('Enter an email address such as name@example.com').waitFor();
  await form.getByText('Phone Number is required').waitFor();
  await form.getByText('Choose the course you are interested in').waitFor();
  const email = form.getByLabel('Email Address *');
  await expectFocus(email);
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  const described = await email.evaluate(
    (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  expect(described).toBe('Enter an email address such as name@example.com');
  await email.fill('meena@example.com');
  await form.getByText('Enter an email address').waitFor({ state: 'detached' });

  const box = consentBox(form);
  expect(await box.isChecked()).toBe(false);
  await form.getByLabel('Course Interested In *').selectOption('cybersecurity');
  await fillPerson(form, 'Not agreed');
  await box.uncheck();
  await submitButton(form).click();
  await form.getByText(contactConsent.missing).waitFor();
  await expectFocus(box);
  expect(await box.getAttribute('aria-invalid')).toBe('true');
  expect(await form.getByLabel('Full Name *').inputValue()).toBe('Not agreed');
  expect(await takeStored('Not agreed')).toEqual([]);
  await page.keyboard.press('Space');
  await form.getByText(contactConsent.missing).waitFor({ state: 'detached' });
  await page.reload();
  await appReady(page);
  await expect.poll(() => form.getByLabel('Full Name *').inputValue()).toBe('Not agreed');
  expect(await box.isChecked()).toBe(false);
  await box.check();
  await submitButton(form).click();
  await page.getByText('Thank you for your interest!').waitFor();
  expect(await box.isChecked()).toBe(false);
  const [agreed] = await takeStored('Not agreed');
  expect(agreed).toMatchObject({ consent: { noticeVersion: contactConsent.version } });

  await page.goto('/contact?course=cybersecurity');
  await appReady(page);
  await fillPerson(form, 'Heard twice');
  await form.getByLabel('Course Interested In *').selectOption('UI/UX Design');
  await page.route(enquiriesApi, loseAnswer, { times: 1 });
  await submitButton(form).click();
  const alert = page.getByRole('alert');
  await alert.getByText('Error', { exact: true }).waitFor();
  await alert.getByText('Failed to submit enquiry. Please try again.').waitFor();
  expect(await form.getByLabel('Full Name *').inputValue()).toBe('Heard twice');

  await page.reload();
  await appReady(page);
  await expect.poll(() => form.getByLabel('Full Name *').inputValue()).toBe('Heard twice');
  expect(await form.getByLabel('Course Interested In *').inputValue()).toBe('ui-ux-design');
  await consentBox(form).check();
  await submitButton(form).click();
  await page.getByText('Our counselor will reach out to you within 24 hours.').waitFor();
  expect(await form.getByLabel('Full Name *').inputValue()).toBe('');
  expect(await form.getByLabel('Course Interested In *').inputValue()).toBe('cybersecurity');
  expect(await takeStored('Heard twice')).toHaveLength(1);
});

// enquiries-4, popup-3
test('a bot that fills in the hidden field is stored as spam; the popup does not open after an enquiry was sent', async () => {
  const page = await visit('/contact?course=cybersecurity', { firstVisit: true });
  await appReady(page);
  const form = contactForm(page);
  await fillPerson(form, 'A machine');
  await form.locator('[name=comment]').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'http://spam.example';
  });
  await submitButton(form).click();
  await page.getByText('Thank you for your interest!').waitFor();
  expect((await takeStored('A machine')).map(({ status }) => status)).toEqual(['spam']);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 100);
  await scrollsTold(page);
  expect(await enquiryPopup(page).count()).toBe(0);
});
