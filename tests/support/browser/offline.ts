import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { appReady } from './browser.ts';
import type { VisitOptions } from './visit-options.ts';

/** What the console says of requests without a connection, and of answers that a test makes up. */
const online = {
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed call|Failed to load resource/,
} satisfies VisitOptions;

/** Waits until the page opens without a connection. */
export async function isKept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((address) => caches.match(address).then(Boolean), path), {
      timeout: 20_000,
    })
    .toBe(true);
}

/** A visitor whose page is kept, with the worker in charge. */
export async function visitKept(
  visit: (path: string, options: VisitOptions) => Promise<Page>,
  path: string,
  options: VisitOptions = {},
): Promise<Page> {
  const page = await visit(path, { ...online, ...options });
  await appReady(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await isKept(page, path);
  return page;
}

export const goOffline = (page: Page): Promise<void> => page.context().setOffline(true);

export const goOnline = (page: Page): Promise<void> => page.context().setOffline(false);

export const notice = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'You are offline.' });

export const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });

export const linkInFooter = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name });
