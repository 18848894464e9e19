import { builtFacts } from '@institute/schema';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import { useContentChanges } from '../../support/browser/database.ts';

const { visit } = useBrowser();
const { change } = useContentChanges();

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

// institute-8, quality-2
test('the page for what was not visited is of the institute as its owner calls it, in its colours', async () => {
  const at = new Date().toISOString();
  await change('content/institute', () => ({
    ...builtFacts,
    ...{ name: 'Nila Institute of Arts', spokenName: 'Nila Institute', shortName: 'Nila' },
    ...{ brand: '#0b5345', accent: '#ff8c69', createdAt: at, updatedAt: at },
  }));
  const page = await visit('/', {
    serviceWorkers: 'allow',
    expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed call|Failed to load resource/,
  });
  await appReady(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect.poll(() => page.evaluate(() => caches.match('/').then(Boolean))).toBe(true);
  const ground = await groundOf(page);
  await page.context().setOffline(true);
  await page.goto('/contact');
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(await page.title()).toBe('You are offline | Nila Institute of Arts');
  expect(await page.getByRole('link', { name: 'Nila Institute, home' }).textContent()).toBe('Nila');
  expect(await groundOf(page)).toBe(ground);
  expect(await page.content()).not.toContain(builtFacts.spokenName);
});
