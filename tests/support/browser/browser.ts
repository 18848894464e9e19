import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser, viewports } from '../launch-browser.ts';
import { siteUrl } from '../ports.ts';

/** Set once the enquiry popup has opened by itself. */
export const popupFlag = 'enquiry-popup-shown';

export const site = siteUrl('test');

/** What a visitor gets at a path, as HTML. */
export const publicPage = async (path: string): Promise<string> =>
  (await fetch(site + path)).text();

export interface VisitOptions extends BrowserContextOptions {
  readonly device?: keyof typeof viewports;
  /** Messages of the console that the test provokes; any other error fails it. */
  readonly expectedErrors?: RegExp;
  /** A visitor who has not been here before: the first scroll opens the enquiry popup. */
  readonly firstVisit?: boolean;
  /** Runs before the page is opened: routes, storage, clock. */
  readonly before?: (page: Page) => Promise<void>;
  /** How far the page must be when `visit` returns. */
  readonly waitUntil?: 'commit' | 'load';
}

/** A page whose time can be moved on. */
export const withClock = {
  before: (page) => page.clock.install(),
} satisfies VisitOptions;

/** Tells of everything that the Content-Security-Policy stops in the page. */
async function reportViolations(page: Page, report: (text: string) => void): Promise<void> {
  await page.exposeFunction('reportViolation', report);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { reportViolation } = window as unknown as Record<string, (text: string) => void>;
      reportViolation?.(`Stopped by ${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
}

/** Notes the Firestore listeners that a context opens, by the session that each of them has. */
function noteListeners(context: BrowserContext, listeners: Map<string, string>): void {
  context.on('request', (request) => {
    const url = new URL(request.url());
    const session = url.searchParams.get('SID');
    if (session && url.pathname.endsWith('/Listen/channel')) listeners.set(session, url.href);
  });
}

/**
 * Ends listeners whose pages are closed. A closed page cannot, and the emulator would queue every
 * later write for them: it slows down with each test.
 */
async function endListeners(listeners: Map<string, string>): Promise<void> {
  const addresses = [...listeners.values()];
  listeners.clear();
  await Promise.all(
    addresses.map(async (address) => {
      const url = new URL(address);
      url.searchParams.set('TYPE', 'terminate');
      await fetch(url, { method: 'POST' });
    }),
  );
}

/**
 * A browser for the tests of a file. `visit` opens a page of the site in a context of its own; the
 * test fails if the page then logs an error or throws.
 */
export function useBrowser(): { visit: (path: string, options?: VisitOptions) => Promise<Page> } {
  let browser: Browser;
  let problems: string[] = [];
  const listeners = new Map<string, string>();

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await endListeners(listeners);
    const found = problems;
    problems = [];
    expect(found).toEqual([]);
  });

  afterAll(() => browser.close());

  async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
    const {
      device = 'desktop',
      expectedErrors,
      firstVisit = false,
      before,
      waitUntil = 'load',
      ...contextOptions
    } = options;
    const context = await browser.newContext({
      baseURL: site,
      viewport: viewports[device],
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      serviceWorkers: 'block',
      ...contextOptions,
    });
    noteListeners(context, listeners);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const report = (text: string) => {
      if (!expectedErrors?.test(text)) problems.push(`${path}: ${text}`);
    };
    page.on('pageerror', (error) => report(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') report(`${message.text()} ${message.location().url}`);
    });
    await reportViolations(page, (text) => problems.push(`${path}: ${text}`));
    if (!firstVisit) await page.addInitScript((flag) => localStorage.setItem(flag, ''), popupFlag);
    await before?.(page);
    await page.goto(path, { waitUntil });
    return page;
  }

  return { visit };
}

/** Waits until the app runs in the page, so that what follows is the app's doing. */
export const appReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset['app'] === 'ready');
