import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureDashboard } from '../../bench/dashboard.ts';
import { isKept, lineOf, type Row } from '../../bench/report.ts';
import { database } from '../../support/browser/database.ts';
import {
  appReady,
  newPage,
  routes,
  startEmulatedSite,
  startSite,
} from '../../support/browser/measured-site.ts';
import { measureSizes } from '../../bench/sizes.ts';
import { coursePath } from '../../support/browser/screens.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';
import { launchBrowser } from '../../support/launch-browser.ts';
import { isDeep } from '../../support/level.ts';
import type { Server } from '../../support/fork-server.ts';

// One of its own: in that of the other tests a page was once painted two seconds late.
let browser: Browser;
let sites: Server[] = [];

beforeAll(async () => {
  // English pages keep their budgets with Tamil, too.
  await database.doc('content/institute').set(factsInTamil());
  sites = await Promise.all([startSite(), startEmulatedSite()]);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  for (const site of sites) site.stop();
});

const broken = (rows: readonly Row[]): string[] => rows.filter((row) => !isKept(row)).map(lineOf);

/** The first views with the least room: for scripts, and for all. */
const fullest = [coursePath, '/blog'];

/** One page of each kind; of courses, and in Tamil, those whose HTML has the least room. */
const fullestHtml = [...routes, '/ta', `/ta${coursePath}`];

// quality-4
test('the public pages keep their budgets of bytes and requests', async () => {
  const measured = isDeep ? ([routes] as const) : ([fullest, fullestHtml] as const);
  const rows = await measureSizes(browser, sites[0]?.url ?? '', ...measured);
  expect(rows.length).toBeGreaterThan(0);
  expect(broken(rows)).toEqual([]);
});

// quality-4
test('the app waits for the largest paint, whatever else the browser can tell of', async () => {
  const page = await newPage(browser, { baseURL: sites[0]?.url ?? '' });
  const asked: unknown[] = [];
  await page.exposeFunction('tellAsked', (type: unknown) => asked.push(type));
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options = {}) {
      (window as unknown as { tellAsked(type: unknown): void }).tellAsked(String(options.type));
      observe.call(this, options);
    };
  });
  await page.goto('/');
  await appReady(page);
  expect(asked).toEqual(['largest-contentful-paint']);
  await page.context().close();
});

// quality-4
test('the dashboard keeps its budget of bytes', async () => {
  const rows = await measureDashboard(browser, sites[1]?.url ?? '');
  expect(rows.length).toBeGreaterThan(0);
  expect(broken(rows)).toEqual([]);
});
