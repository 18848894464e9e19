import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Request } from 'playwright-core';
import { root } from '../support/ports.ts';
import { budgets } from './budgets.ts';
import type { Row } from './report.ts';
import { appReady, gzipped, newPage, routes } from '../support/browser/measured-site.ts';

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

const isCode = (url: string): boolean => /\.(?:js|css)$/.test(url);
/** Loaded once the app is idle, like the popup. */
const isLate = (url: string): boolean =>
  /\/(?:late|print|notifications|(?:catamaran-)?tamil-\w+)-[^/]+\.(?:css|js|ttf|woff2)$/.test(url);
const isScript = (url: string): boolean => url.endsWith('.js');
const waitsForPaint = (url: string): boolean => isScript(url) || url.endsWith('.woff2');

interface Resource extends PerformanceResourceTiming {
  readonly renderBlockingStatus: string;
}

/** Transfer size of an answer; images and fonts are not compressed again. */
export async function weigh(request: Request): Promise<number> {
  const body = await (await request.response())?.body();
  if (!body) return 0;
  return isCode(request.url()) || request.isNavigationRequest() ? gzipped(body) : body.length;
}

/** Requests of the first view of a page, with an empty cache. */
async function measureFirstView(browser: Browser, site: string, path: string): Promise<Row[]> {
  const page = await newPage(browser, { baseURL: site });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(path);
  await appReady(page);
  // As text: the test runner would write the import anew.
  await page.evaluate(
    "import([...document.querySelector('#popup-files').content.children].at(-1).getAttribute('href'))",
  );
  // What is still under way would not be among the resources, and count as the document itself.
  await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
  const seen = await page.evaluate(() => ({
    readyAt: window.readyAt ?? 0,
    // Two seconds after the load of a page that was not painted, the app does not wait any longer.
    awaitedAt: Math.min(
      window.paintedAt ?? Infinity,
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]!
        .loadEventStart + 2000,
    ),
    resources: (performance.getEntriesByType('resource') as Resource[]).map(
      ({ name, startTime, renderBlockingStatus }) => ({ name, startTime, renderBlockingStatus }),
    ),
  }));
  const weights = new Map<string, number>();
  for (const request of requests) weights.set(request.url(), await weigh(request));
  await page.context().close();

  const urls = seen.resources.map(({ name }) => name);
  const early = seen.resources.filter(({ startTime }) => startTime <= seen.readyAt);
  const names = early.map(({ name }) => name);
  const size = (given: readonly string[]) => sum(given.map((url) => weights.get(url) ?? 0));
  const firstView = [...weights].filter(
    ([url]) => !isLate(url) && (!urls.includes(url) || names.includes(url)),
  );
  const row = (what: string, value: number, budget: number, unit: Row['unit'] = ''): Row => ({
    what: `${path}: ${what}`,
    value,
    unit,
    budget,
  });
  return [
    row('JavaScript at idle', size(names.filter(isScript)), budgets.idleScripts, 'B'),
    row(
      'enquiry popup, after the app runs',
      size(urls.filter((url) => isCode(url) && !names.includes(url) && !isLate(url))),
      budgets.popup,
      'B',
    ),
    row(
      'all of the first view',
      sum(firstView.map(([, weight]) => weight)),
      budgets.firstView,
      'B',
    ),
    row(
      'scripts and fonts before the first paint of content',
      early.filter(({ name, startTime }) => waitsForPaint(name) && startTime < seen.awaitedAt)
        .length,
      budgets.fetchedBeforePaint,
    ),
    row(
      'requests that block rendering',
      seen.resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .length,
      budgets.renderBlocking,
    ),
    row(
      'requests to Firestore',
      requests.filter((request) => !request.url().startsWith(site)).length,
      budgets.documentsRead,
    ),
  ];
}

/** Size of the response headers in HTTP/1.1. */
const headOf = ({ headers }: Response): number =>
  sum([...headers].map(([name, value]) => `${name}: ${value}\r\n`.length)) +
  'HTTP/1.1 200 OK\r\n\r\n'.length;

/** Pages of dates and fees: home, courses, batches and demo classes. */
const isTimetable = (path: string): boolean => /^\/(?:courses(?:\/.+)?|batches|demo)?$/.test(path);

const isTamil = (path: string): boolean => /^\/ta(?:\/|$)/.test(path);

async function measureHtml(site: string, few?: readonly string[]): Promise<Row[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const links = paths.some(isTamil) ? budgets.tamilLinks : 0;
  const rows: Row[] = [];
  for (const path of new Set(few ?? [...routes, ...paths])) {
    const response = await fetch(site + path);
    const html = await response.text();
    const value = gzipped(html);
    if (isTamil(path)) {
      rows.push({ what: `${path}: HTML`, value, unit: 'B', budget: budgets.tamilHtml });
      continue;
    }
    const [, inline = ''] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
    rows.push(
      {
        what: `${path}: HTML`,
        value,
        unit: 'B',
        budget: links + (isTimetable(path) ? budgets.timetableHtml : budgets.html),
      },
      {
        what: `${path}: HTML with its head`,
        value: value + headOf(response),
        unit: 'B',
        budget: links + (isTimetable(path) ? budgets.timetableHtml : budgets.congestionWindow),
      },
    );
    if (path === '/') {
      const bytes = Buffer.byteLength(inline);
      rows.push({ what: 'inline script', value: bytes, unit: 'B', budget: budgets.inlineScript });
    }
  }
  return rows;
}

/** The files that a template in the HTML lists for later. */
function filesIn(head: string, template: 'page-files' | 'popup-files'): string[] {
  const [, links = ''] =
    new RegExp(`<template id="${template}">([^]*?)</template>`).exec(head) ?? [];
  return [...links.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
}

/** Size of another route: its code without what every page and the popup load. */
function measureRouteCode(): Row[] {
  const dist = join(root, 'web', 'dist');
  const heads = Object.entries(
    JSON.parse(readFileSync(join(dist, 'page-heads.json'), 'utf8')) as Record<string, string>,
  );
  const popup = new Set(heads.flatMap(([, head]) => filesIn(head, 'popup-files')));
  return heads.map(([name, head]) => {
    const own = filesIn(head, 'page-files').filter((path) => !popup.has(path));
    const value = sum(own.map((path) => gzipped(readFileSync(join(dist, 'client', path)))));
    return { what: `${name}: its own JavaScript`, value, unit: 'B', budget: budgets.furtherRoute };
  });
}

/**
 * All measurements of the public pages that do not depend on timing: the first view of some, and the HTML of all, or
 * of the few that are given.
 */
export async function measureSizes(
  browser: Browser,
  site: string,
  views: readonly string[] = routes,
  few?: readonly string[],
): Promise<Row[]> {
  const rows = [...(await measureHtml(site, few)), ...measureRouteCode()];
  for (const path of views) rows.push(...(await measureFirstView(browser, site, path)));
  return rows;
}
