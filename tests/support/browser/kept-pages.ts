import type { BrowserContextOptions, Page } from 'playwright-core';
import type { VisitOptions } from './visit-options.ts';

/**
 * Pages that earlier tests have left, by their options. One in a new context takes twice the processor
 * time, for it compiles all scripts again.
 */
const left = new Map<string, Page[]>();

/** Most pages that wait, each a process of Chromium. */
const mostLeft = 12;

/** The options that count for all tests of a page. */
export type LastingOptions = BrowserContextOptions & Pick<VisitOptions, 'clock' | 'firstVisit'>;

/** Options that a page can change: it is kept whatever they are. */
const changeable = ['viewport', 'colorScheme', 'reducedMotion', 'forcedColors'];

/** What a page is kept under, if all that a test does to it can be put back. */
export const keyOf = (
  lasting: LastingOptions,
  { isNew, before }: VisitOptions,
): string | undefined =>
  isNew || before || lasting.serviceWorkers === 'allow'
    ? undefined
    : JSON.stringify(lasting, (name, value: unknown) =>
        changeable.includes(name) ? undefined : value,
      );

/** A page that was kept, with the options of another test. */
export async function takePage(
  key: string,
  { viewport, colorScheme = null, reducedMotion = null, forcedColors = null }: LastingOptions,
): Promise<Page | undefined> {
  const page = left.get(key)?.pop();
  await page?.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
  if (viewport) await page?.setViewportSize(viewport);
  return page;
}

const events = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/** What the page's origin has stored in a session. */
const storedIn = (page: Page, storageState: BrowserContextOptions['storageState']) => {
  const { origin } = new URL(page.url());
  const origins = typeof storageState === 'object' ? storageState.origins : undefined;
  return origins?.find((one) => one.origin === origin)?.localStorage ?? [];
};

/** Whether the session that the page was opened with goes on: one of another admin began at another time. */
async function isSignedIn(
  page: Page,
  storageState: BrowserContextOptions['storageState'],
): Promise<boolean> {
  const inDashboard =
    new URL(page.url()).pathname.startsWith('/admin') &&
    (await page.getByRole('heading', { name: 'Admin Dashboard' }).isVisible());
  if (!inDashboard) return false;
  const began = storedIn(page, storageState).find(({ name }) => name === 'adminLoginTime');
  return (await page.evaluate(() => localStorage.getItem('adminLoginTime'))) === began?.value;
}

/**
 * Puts back what the page stores: a session with the dashboard, or nothing. False where something still has
 * one of its databases open, which would have to end first.
 */
async function putBackStorage(
  page: Page,
  storageState: BrowserContextOptions['storageState'],
): Promise<boolean> {
  return page.evaluate(
    async ({ entries, withDatabases }) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name, value } of entries) localStorage.setItem(name, value);
      if (withDatabases) return true;
      const deleted = (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<boolean>((resolve, reject) => {
            const deletion = indexedDB.deleteDatabase(name);
            deletion.addEventListener('success', () => resolve(true));
            deletion.addEventListener('blocked', () => resolve(false));
            deletion.addEventListener('error', () => reject(deletion.error));
          }),
      );
      return (await Promise.all(deleted)).every(Boolean);
    },
    {
      entries: storedIn(page, storageState),
      withDatabases: typeof storageState === 'object',
    },
  );
}

/** Keeps the page for a later test, and closes the one that has waited longest where there are too many. */
async function keep(key: string, page: Page): Promise<void> {
  const same = left.get(key) ?? [];
  left.delete(key);
  left.set(key, [...same, page]);
  const all = [...left.values()];
  if (all.flat().length <= mostLeft) return;
  await all
    .find(({ length }) => length > 0)
    ?.shift()
    ?.context()
    .close();
}

/**
 * Puts back what a test has changed, and has nothing run in the page until the next test opens an
 * address in it. Closes the context of a page that is not where it was opened any more.
 */
export async function leavePage(page: Page, key: string, lasting: LastingOptions): Promise<void> {
  const { baseURL, clock, storageState } = lasting;
  const context = page.context();
  const isAtHome = !page.isClosed() && new URL(page.url()).origin === baseURL;
  if (!isAtHome || (storageState && !(await isSignedIn(page, storageState))))
    return context.close();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll();
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  await page.mouse.move(0, 0);
  if (clock) await page.clock.resume();
  await page.goto('/robots.txt');
  if (!(await putBackStorage(page, storageState))) return context.close();
  await keep(key, page);
}
