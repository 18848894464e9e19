import type { Browser, Page } from 'playwright-core';
import { slowDown, viewports } from '../support/launch-browser.ts';
import { budgets } from './budgets.ts';
import { median, type Row } from './report.ts';
import { appReady, newPage } from '../support/browser/measured-site.ts';

const rounds = 5;

/** Pages of the main navigation whose content is not read on home. */
const targets = ['/courses', '/about', '/placements', '/blog'] as const;

/** Clicks a navigation link; returns the milliseconds until the next page's heading. */
export async function timeNavigation(page: Page, path: string): Promise<number> {
  await page.evaluate(() => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    const begin = () => {
      const began = performance.now();
      const observer = new MutationObserver(() => {
        if (!heading() || heading() === before) return;
        observer.disconnect();
        window.navigated = performance.now() - began;
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    delete window.navigated;
    addEventListener('click', begin, { once: true, capture: true });
  });
  await page.locator(`header a[href="${path}"]`).first().click();
  const time = await page.waitForFunction(() => window.navigated);
  return (await time.jsonValue()) ?? Infinity;
}

/**
 * Time from the click to the next page's heading, uncached and cached. The site reads from the
 * emulators.
 */
export async function measureNavigation(browser: Browser, site: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of targets) {
    const unread: number[] = [];
    const read: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await newPage(browser, { baseURL: site, viewport: viewports.desktop });
      await page.goto('/');
      await appReady(page);
      unread.push(await timeNavigation(page, path));
      await timeNavigation(page, '/');
      read.push(await timeNavigation(page, path));
      await page.context().close();
    }
    const row = (what: string, times: readonly number[], budget: number): Row => ({
      what: `/ to ${path}: the new heading, ${what}`,
      value: median(times),
      unit: 'ms',
      budget,
    });
    rows.push(row('unread', unread, budgets.navigation));
    rows.push(row('read', read, budgets.navigationRead));
  }
  return rows;
}

declare global {
  interface Window {
    /** Milliseconds from the last click on a link to the next page's heading. */
    navigated?: number;
    clickedAt?: number;
    openedAt?: number;
  }
}

function observeClick(): void {
  addEventListener('click', () => (window.clickedAt ??= performance.now()), true);
  new MutationObserver(() => {
    if (document.querySelector('dialog[open]')) window.openedAt ??= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/**
 * Time from a click on the enquiry button at the first paint to the open dialog; no click may be
 * lost.
 */
export async function measureEarlyClick(browser: Browser, site: string): Promise<Row[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await newPage(browser, { baseURL: site, hasTouch: true, isMobile: true });
    await page.addInitScript(observeClick);
    await slowDown(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await page.locator('[data-early]').first().click({ noWaitAfter: true });
    await page.locator('dialog[open]').waitFor({ timeout: 10_000 });
    times.push(await page.evaluate(() => (window.openedAt ?? 0) - (window.clickedAt ?? 0)));
    await page.context().close();
  }
  const what = 'early click on slow 4G, CPU four times slower: the dialog';
  return [{ what, value: median(times), unit: 'ms', budget: budgets.earlyClick }];
}
