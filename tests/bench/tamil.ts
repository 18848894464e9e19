import type { Browser } from 'playwright-core';
import { appReady, newPage } from '../support/browser/measured-site.ts';
import { slowDown } from '../support/launch-browser.ts';
import { budgets } from './budgets.ts';
import { median, type Row } from './report.ts';

const rounds = 5;

declare global {
  interface Window {
    /** When the largest content was painted, in milliseconds since navigation start. */
    largestAt?: number;
    /** How far the page has shifted. */
    shifted?: number;
  }
}

function observePaints(): void {
  new PerformanceObserver((list) => {
    window.largestAt = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.shifted = (window.shifted ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A first visit of a page on slow 4G, until its faces have come and were painted. */
async function visit(browser: Browser, site: string, path: string, face: string) {
  const page = await newPage(browser, { baseURL: site });
  await page.addInitScript(observePaints);
  await slowDown(page);
  await page.goto(path);
  await appReady(page);
  await page.waitForFunction(
    (wanted) =>
      [...document.fonts].some(({ family, status }) => family === wanted && status === 'loaded'),
    face,
  );
  const seen = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((painted) => void requestAnimationFrame(painted));
    return { largestAt: window.largestAt ?? Infinity, shifted: window.shifted ?? 0 };
  });
  await page.context().close();
  return seen;
}

/** Home in Tamil after home in English: when the largest content is painted, and what shifts as its face comes (tamil-5). */
export async function measureTamil(browser: Browser, site: string): Promise<Row[]> {
  const english: number[] = [];
  const later: number[] = [];
  const shifts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await visit(browser, site, '/', 'Bricolage Grotesque Variable');
    const { largestAt, shifted } = await visit(browser, site, '/ta', 'Catamaran Variable');
    english.push(before.largestAt);
    later.push(largestAt - before.largestAt);
    shifts.push(shifted);
  }
  const row = (
    what: string,
    values: readonly number[],
    unit: Row['unit'],
    budget?: number,
  ): Row => ({
    what,
    value: median(values),
    unit,
    ...(budget !== undefined && { budget }),
  });
  return [
    row('/ on slow 4G: LCP', english, 'ms'),
    row('/ta on slow 4G: LCP later than that of /', later, 'ms', budgets.tamilLater),
    row('/ta on slow 4G: CLS', shifts, '', budgets.layoutShift),
  ];
}
