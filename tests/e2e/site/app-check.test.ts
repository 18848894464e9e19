import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { appCheckDebugToken } from '../../support/app-check.ts';
import { emulatorAddress } from '../../support/ports.ts';
import { save, visitAsAdmin, withoutPreview } from '../../support/browser/admin.ts';
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

const hosts = {
  auth: emulatorAddress('test', 'auth'),
  firestore: emulatorAddress('test', 'firestore'),
  storage: emulatorAddress('test', 'storage'),
};

/** The App Check tokens of the requests whose address contains a text, as they are sent. */
function tokensOf(page: Page, address: string): (string | undefined)[] {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().includes(address) || request.method() === 'OPTIONS') return;
    // Firestore's listener writes its headers into what it sends first.
    const first = new URLSearchParams(request.postData() ?? '').get('headers') ?? '';
    const inBody = /x-firebase-appcheck:(\S+)/i.exec(first)?.[1];
    tokens.push(request.headers()['x-firebase-appcheck'] ?? inBody);
  });
  return tokens;
}

test('a visitor reads and writes with a token', async () => {
  const page = await visit('/');
  await appReady(page);
  const reads = tokensOf(page, hosts.firestore);
  const enquiries = tokensOf(page, '/api/enquiries');
  await page.getByRole('link', { name: 'Explore Courses' }).click();
  await page.getByText(/^Showing all/).waitFor();
  const popup = await openPopup(page);
  await fillPerson(popup, 'Attested');
  await submitButton(popup).click();
  await page.getByText('Enquiry Submitted!').waitFor();
  expect(new Set([...reads, ...enquiries])).toEqual(new Set([appCheckDebugToken]));
  expect(await takeStored('Attested')).toHaveLength(1);
});

test('the dashboard signs in, listens, uploads and saves with a token', async () => {
  await change('content/home', (data) => data);
  const tokens: Record<string, (string | undefined)[]> = {};
  const page = await visitAsAdmin(visit, '/admin', {
    ...withoutPreview,
    before: async (opened) => {
      for (const [name, host] of Object.entries(hosts)) tokens[name] = tokensOf(opened, host);
      tokens['api'] = tokensOf(opened, '/api/home-content');
    },
  });
  await page.getByLabel('File: Hero image').setInputFiles(await pngFile());
  await expect
    .poll(() => page.getByLabel('Hero image', { exact: true }).inputValue())
    .toMatch(/^\/images\//);
  await save(page, 'Home content updated successfully');
  for (const [name, sent] of Object.entries(tokens))
    expect(sent, name).toContain(appCheckDebugToken);
  for (const name of ['auth', 'storage', 'api']) expect(new Set(tokens[name]).size, name).toBe(1);
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
