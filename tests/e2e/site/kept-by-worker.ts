import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { claimDocuments } from '../../../sample/claims.ts';
import { brokenWords } from '../../../web/src/lib/page/test-broken-words.ts';
import { viewports } from '../../support/launch-browser.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { appReady, publicPage } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { enquiryPopup, scrollsTold } from '../../support/browser/enquiries.ts';
import { goOffline, goOnline } from '../../support/browser/offline.ts';

/** A visitor who goes on in Tamil: another worker takes over, as a newer build does, and has pages of its own. Leaves the page offline. */
export async function expectTamilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const assets = await caches.open('assets');
    await assets.put('/assets/of-the-build-before.js', new Response('export {}'));
  });
  await page.goto('/ta');
  await appReady(page);
  await page.waitForFunction(() =>
    navigator.serviceWorker.controller?.scriptURL.endsWith('/service-worker-ta.js'),
  );
  expect(
    await page.evaluate(async () => (await fetch('/assets/of-the-build-before.js')).text()),
  ).toBe('export {}');
  const isKept = () =>
    page.evaluate(async () => Boolean(await (await caches.open('pages/ta')).match('/ta')));
  await expect.poll(isKept).toBe(true);
  await goOffline(page);
  await page.goto('/ta');
  await appReady(page);
  await page.goto('/ta/demo');
  await page.getByRole('heading', { name: 'நீங்கள் ஆஃப்லைனில் இருக்கிறீர்கள்' }).waitFor();
  expect(await page.getByRole('listitem').getByRole('link').getAttribute('href')).toBe('/ta');
}

/** A visitor who goes to the dashboard. */
export async function expectDashboardNotKept(open: Page): Promise<void> {
  const scripts: string[] = [];
  open.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await open.goto('/admin');
  await open.getByLabel('Password').waitFor();
  // popup-3: the dashboard has no popup.
  await open.setViewportSize({ width: 1280, height: 200 });
  await open.mouse.wheel(0, 100);
  await open.waitForFunction(() => scrollY > 0);
  await scrollsTold(open);
  expect(await enquiryPopup(open).count()).toBe(0);
  const kept = await open.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/');
  // Of the API only pictures are kept.
  const others = kept.filter((path) => !path.startsWith('/api/upload/file/images/'));
  expect(others.filter((path) => /^\/(admin|api)/i.test(path))).toEqual([]);
  const dashboard = scripts.filter((path) => path.includes('/admin-app'));
  expect(dashboard).toHaveLength(1);
  expect(kept.filter((path) => /admin|rich-text|Dialog/.test(path))).toEqual([]);
}

const shown = claimDocuments().find(({ path }) => path === 'shownClaims/main');

/** A visitor whose copy of /about is from before the institute shows only what is backed. */
export async function expectClaimsNotKept(page: Page): Promise<void> {
  const isKept = () => page.evaluate(() => caches.match('/about').then(Boolean));
  expect(await isKept()).toBe(true);
  await database.doc('shownClaims/main').set(shown?.data ?? {});
  await expect.poll(() => publicPage('/about')).toContain('All who taught a class, January 2026');
  await page.goto('/placements');
  await expect.poll(isKept).toBe(false);
  const copyOf = (path: string) =>
    page.evaluate(async (address) => (await caches.match(address))?.text(), path);
  await expect.poll(() => copyOf('/placements')).toContain('stories need a connection.');
  expect(await copyOf('/placements')).not.toContain('Keerthana');
  await page.goto('/about');
  const figure = page.getByText('trainers in January 2026');
  await figure.waitFor();
  await expect.poll(() => copyOf('/about')).toContain('leaves out figures');

  await page.clock.install();
  await goOffline(page);
  await page.reload();
  await appReady(page);
  await page.getByRole('heading', { name: 'Our mission' }).waitFor();
  const word = page.getByRole('status').getByText('They need a connection.');
  await word.waitFor();
  expect(await figure.count()).toBe(0);
  await expectNoViolations(page);
  await goOnline(page);
  await page.clock.fastForward(31_000);
  await figure.waitFor();
  expect(await word.count()).toBe(0);

  await page.setViewportSize(viewports.phone);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByText('Average of all reviews').first().waitFor();
  expect(await page.getByRole('main').evaluateAll(brokenWords)).toEqual([]);
}
