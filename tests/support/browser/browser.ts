import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { forBriefPages, launchBrowser, viewports } from '../launch-browser.ts';
import { isDeep } from '../level.ts';
import { stepTimeout } from '../patience.ts';
import { siteUrl } from '../ports.ts';
import { noteQueriesOf } from '../queries/note-queries-of.ts';
import { noteListener } from './listeners.ts';
import { keyOf, leavePage, takePage, type LastingOptions } from './kept-pages.ts';
import { watchPending } from './pending-requests.ts';
import { leavePages, notePage } from './used-pages.ts';
import type { VisitOptions } from './visit-options.ts';

/** Set once the enquiry popup has opened by itself. */
export const popupFlag = 'enquiry-popup-shown';

export const site = siteUrl('test');

/** What a visitor gets at a path, as HTML. */
export const publicPage = async (path: string): Promise<string> =>
  (await fetch(site + path)).text();

/** A page whose time can be moved on. */
export const withClock = { clock: true } satisfies VisitOptions;

/** To whom the tests that run now have each page tell what is wrong with it. */
const problemsOf = new WeakMap<Page, (text: string) => void>();

declare global {
  interface Window {
    readonly reportProblem?: (text: string) => void;
  }
}

/** Tells of everything that the Content-Security-Policy stops in the page. */
async function reportViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      window.reportProblem?.(`Stopped by ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
}

/** Tells what HTML and app say where React finds other text than it was served; its error alone does not. */
async function reportOtherText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts = (): string[] => {
      const walker = document.createTreeWalker(
        document.getElementById('root') ?? document,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
      return found;
    };
    let served: string[] = [];
    addEventListener('DOMContentLoaded', () => (served = texts()));
    addEventListener('error', ({ message }) => {
      if (!message.includes('#418')) return;
      const now = texts();
      const only = (some: string[], others: string[]) =>
        some.filter((one) => !others.includes(one));
      window.reportProblem?.(
        `the HTML says ${JSON.stringify(only(served, now))}, the app ${JSON.stringify(only(now, served))}`,
      );
    });
  });
}

/** Where a page is, within its site. */
function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

let launched: Promise<Browser> | undefined;

/** The browser of the worker, for all its files: it ends with the worker. The deep level has it as people do. */
export const browserOfWorker = (): Promise<Browser> =>
  (launched ??= launchBrowser(isDeep ? [] : forBriefPages));

/**
 * A browser for the tests of a file. `visit` opens a page of the site, as a visitor or an admin who has
 * not been there before; the test fails if the page then logs an error or throws.
 */
export function useBrowser(): { visit: (path: string, options?: VisitOptions) => Promise<Page> } {
  let browser: Browser;
  let problems: string[] = [];

  beforeAll(async () => {
    browser = await browserOfWorker();
  });

  afterEach(async (context) => {
    await leavePages(context);
    const found = problems;
    problems = [];
    expect(found).toEqual([]);
  });

  async function newPage(lasting: LastingOptions): Promise<Page> {
    const { clock: _, firstVisit, ...contextOptions } = lasting;
    const context = await browser.newContext(contextOptions);
    context.on('request', noteListener);
    context.on('request', noteQueriesOf);
    const page = await context.newPage();
    page.setDefaultTimeout(stepTimeout);
    await page.exposeFunction('reportProblem', (text: string) => problemsOf.get(page)?.(text));
    await reportViolations(page);
    await reportOtherText(page);
    if (!firstVisit) await page.addInitScript((flag) => localStorage.setItem(flag, ''), popupFlag);
    return page;
  }

  async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
    const {
      device = 'desktop',
      expectedErrors,
      before,
      isNew: _,
      waitUntil = 'load',
      ...others
    } = options;
    const lasting: LastingOptions = {
      baseURL: new URL(path, site).origin,
      viewport: viewports[device],
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      serviceWorkers: 'block',
      ...others,
    };
    const key = keyOf(lasting, options);
    const taken = key === undefined ? undefined : await takePage(key, lasting);
    const page = taken ?? (await newPage(lasting));
    const errors: string[] = [];
    notePage(page, {
      leave: () => (key === undefined ? page.context().close() : leavePage(page, key, lasting)),
      errors,
      pending: watchPending(page),
    });
    // In a page that a test has left: from now on.
    if (options.clock) await page.clock.install();
    const report = (text: string) => {
      errors.push(text);
      if (!expectedErrors?.test(text)) problems.push(`${addressOf(page)}: ${text}`);
    };
    page.on('pageerror', (error) => report(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') report(`${message.text()} ${message.location().url}`);
    });
    problemsOf.set(page, (text) => problems.push(`${addressOf(page)}: ${text}`));
    await before?.(page);
    await page.goto(path, { waitUntil });
    return page;
  }

  return { visit };
}

/** Waits until the app runs in the page, so that what follows is the app's doing. */
export const appReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready');
