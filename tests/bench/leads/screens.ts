import type { Browser, BrowserContext, Page } from 'playwright-core';
import { countReads, firestoreCall } from '../../support/browser/count-reads.ts';
import { sampleAccounts } from '../../support/sample-accounts.ts';
import { median } from '../report.ts';
import { newPage } from '../../support/browser/measured-site.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';

/** Whoever opens the screens. */
export const [account] = sampleAccounts;

/** How often each screen is opened; the median counts. */
const rounds = 3;

/** An opening that took longer, in milliseconds, is not repeated. */
const patience = 10_000;

export const numbered = (index: number): string => String(index).padStart(5, '0');

/** Opens the dashboard at a tab without leads, as somebody who has signed in before. */
async function openDashboard(
  browser: Browser,
  site: string,
  session?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<Page> {
  const page = await newPage(browser, {
    baseURL: site,
    ...(session && { storageState: session }),
  });
  page.setDefaultTimeout(120_000);
  await page.goto('/admin/messages');
  if (!session) {
    await page.getByLabel('Username or email').fill(account.username);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }
  await page.getByRole('heading', { name: 'Next batch' }).waitFor();
  return page;
}

export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly typed?: string;
  /** What stands there once it is open, as an expression. */
  readonly shown: string;
  /** Most documents that it may read. */
  readonly most: number;
}

const list = '/admin/enquiries';
const newest = `Lead ${numbered(0)}`;
const searched = { path: list, shown: `Lead ${numbered(7)}`, most: 60 };

export const screens: readonly Screen[] = [
  { name: 'list', path: list, shown: newest, most: 65 },
  { name: 'board', path: `${list}?layout=board`, shown: newest, most: 160 },
  { name: 'mine', path: `${list}?assigned=me`, shown: newest, most: 65 },
  { ...searched, name: 'search by name', typed: `lead ${numbered(7)}` },
  { ...searched, name: 'search by phone', typed: '98100 00007' },
  { ...searched, name: 'search by email', typed: `lead${numbered(7)}@example.com` },
  { name: 'Today', path: '/admin/today', shown: '[1-9]\\d* things to do', most: 120 },
];

/** Waits, looking at each frame, until a text stands in the tab, and another does not any more. */
const shows = (page: Page, text: string, gone?: string) =>
  page.waitForFunction(
    ([wanted, before]) => {
      const found = document.querySelector('main')?.textContent ?? '';
      return new RegExp(wanted).test(found) && !(before && found.includes(before));
    },
    [text, gone] as const,
  );

interface Watch {
  /** Waits until Firestore has sent nothing for a second. */
  readonly quiet: () => Promise<void>;
  readonly begin: () => void;
  /** How long the page waited since `begin`, from its first question to the last answer. */
  readonly waited: () => number;
}

/** Watches what the page and Firestore send each other. */
async function watchFirestore(page: Page): Promise<Watch> {
  const network = await page.context().newCDPSession(page);
  const others = new Set<string>();
  let first: number | undefined;
  let last = 0;
  let heard = performance.now();
  network.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!firestoreCall.test(request.url)) others.add(requestId);
    else if (request.method === 'POST') first ??= timestamp;
  });
  network.on('Network.dataReceived', ({ requestId, timestamp }) => {
    // What was asked before this watch is the stream of Firestore's answers.
    if (others.has(requestId)) return;
    last = timestamp;
    heard = performance.now();
  });
  await network.send('Network.enable');
  return {
    quiet: async () => {
      while (performance.now() - heard < 1_000) await page.waitForTimeout(100);
    },
    begin: () => {
      first = undefined;
    },
    waited: () => (first === undefined ? 0 : Math.max(0, last - first) * 1_000),
  };
}

/** What one opening of a screen took and read. */
export interface Opening {
  readonly time: number;
  readonly waiting: number;
  readonly reads: number;
}

async function openScreen(page: Page, screen: Screen, count: number): Promise<Opening> {
  const { path, typed, shown } = screen;
  const firestore = await watchFirestore(page);
  if (typed) {
    await openInApp(page, path);
    await shows(page, newest);
    await firestore.quiet();
  }
  const reads = countReads(page, count);
  firestore.begin();
  const began = performance.now();
  if (typed) await page.getByLabel('Search enquiries').fill(typed);
  else await openInApp(page, path);
  await shows(page, shown, typed && newest);
  const opening = { time: performance.now() - began, waiting: firestore.waited() };
  // What is read after the first paint counts too.
  await page.waitForTimeout(500);
  return { ...opening, reads: reads() };
}

/** Opens each screen with so many leads. */
export async function measureScreens(
  browser: Browser,
  site: string,
  count: number,
): Promise<ReadonlyMap<string, Opening>> {
  const first = await openDashboard(browser, site);
  const session = await first.context().storageState({ indexedDB: true });
  await first.context().close();
  const measured = new Map<string, Opening>();
  for (const screen of screens) {
    const openings: Opening[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await openDashboard(browser, site, session);
      openings.push(await openScreen(page, screen, count));
      await page.context().close();
      if (openings.some(({ time }) => time > patience)) break;
    }
    const middle = (of: keyof Opening) => median(openings.map((opening) => opening[of]));
    measured.set(screen.name, {
      time: middle('time'),
      waiting: middle('waiting'),
      reads: Math.max(...openings.map(({ reads }) => reads)),
    });
  }
  return measured;
}
