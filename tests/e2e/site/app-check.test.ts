import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appCheckDebugToken } from '../../support/app-check.ts';
import { save, visitAsAdmin, withoutPreview } from '../../support/browser/admin.ts';
import { firebaseHosts, tokensOf } from '../../support/browser/app-check-tokens.ts';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import { useContentChanges } from '../../support/browser/database.ts';
import {
  contactForm,
  failedEnquiry,
  fillPerson,
  openPopup,
  submitButton,
  takeStored,
  useNewVisitors,
} from '../../support/browser/enquiries.ts';
import { pngFile } from '../../support/browser/files.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();
useNewVisitors();

test('the dashboard signs in, listens, uploads and saves with a token', async () => {
  await change('content/home', (data) => data);
  const page = await visitAsAdmin(visit, '/admin', withoutPreview);
  const asked = { ...firebaseHosts, api: '/api/home-content' };
  const tokens = Object.fromEntries(
    Object.entries(asked).map(([name, address]) => [name, tokensOf(page, address)]),
  );
  await page.reload();
  await page.getByLabel('File: Hero image').setInputFiles(await pngFile());
  await expect
    .poll(() => page.getByLabel('Hero image', { exact: true }).inputValue())
    .toMatch(/^\/images\//);
  await save(page, 'Home content updated successfully');
  for (const [name, sent] of Object.entries(tokens))
    expect(sent, name).toContain(appCheckDebugToken);
  for (const name of ['auth', 'storage', 'api']) expect(new Set(tokens[name]).size, name).toBe(1);
});

test('a token is asked for once something is typed in an enquiry form, not with its page', async () => {
  const page = await visit('/contact');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await appReady(page);
  await page.waitForLoadState('networkidle');
  const sdk = () => asked.filter((address) => address.includes('/app-check-sdk-')).length;
  expect(sdk()).toBe(0);
  await contactForm(page).getByLabel('Full Name *').fill('M');
  await expect.poll(sdk).toBe(1);
});

/** A page that came without a token, as where something holds reCAPTCHA up. */
const withoutToken = {
  ...failedEnquiry,
  before: async (page: Page) => {
    await page.route('**/contact*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(appCheckDebugToken, '');
      await route.fulfill({ response, body });
    });
  },
};

test('without a token a message says what to do, and nothing typed is lost', async () => {
  const page = await visit('/contact?course=cybersecurity', withoutToken);
  await appReady(page);
  const form = contactForm(page);
  await fillPerson(form, 'Unattested');
  await submitButton(form).click();
  await page.getByRole('alert').getByText('Reload the page and try again, or call us.').waitFor();
  expect(await form.getByLabel('Full Name *').inputValue()).toBe('Unattested');
  const popup = await openPopup(page);
  await fillPerson(popup, 'Unattested');
  await Promise.all([page.waitForResponse('**/api/enquiries'), submitButton(popup).click()]);
  await popup.getByRole('alert').getByText('or call us.').last().waitFor();
  expect(await takeStored('Unattested')).toEqual([]);
});
