import type { BrowserContextOptions, Page } from 'playwright-core';
import type { VisitOptions } from './browser.ts';

type Session = BrowserContextOptions['storageState'];

/** A page that an earlier test has left, with the session that it stores. */
interface LeftPage {
  readonly page: Page;
  readonly session: Session;
}

/**
 * What earlier tests have left, by the options of the pages. One in a new context takes twice the processor
 * time, for it compiles all scripts again.
 */
const left = new Map<string, LeftPage[]>();

/** Most pages that wait, each a process of Chromium. */
const mostLeft = 12;

/** The options that count for all tests of a page. */
export type LastingOptions = BrowserContextOptions & Pick<VisitOptions, 'clock' | 'firstVisit'>;

/**
 * What a page is kept under, if all that a test does to it can be put back: its options but for those that
 * the next test gives it.
 */
export function keyOf(
  lasting: LastingOptions,
  { isNew, before }: VisitOptions,
): string | undefined {
  const isKept = !isNew && !before && lasting.serviceWorkers !== 'allow';
  return isKept ? JSON.stringify({ ...lasting, viewport: 0, storageState: 0 }) : undefined;
}

/** A page that is kept under the key, with the session and the size that are asked for. */
export async function takePage(
  key: string,
  { viewport, storageState }: LastingOptions,
): Promise<Page | undefined> {
  const all = left.get(key) ?? [];
  const same = all.findLastIndex(({ session }) => isSame(session, storageState));
  // Of that session, or the last.
  const [taken] = all.splice(same, 1);
  if (!taken) return undefined;
  const { page } = taken;
  if (same < 0 && !(await putBackStorage(page, storageState))) {
    await page.context().close();
    return undefined;
  }
  if (viewport) await page.setViewportSize(viewport);
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

/** A database as Playwright writes it down, as far as Firebase has any. */
interface StoredDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath?: string;
    readonly records: readonly {
      readonly key?: string;
      readonly value?: object;
      readonly valueEncoded?: object;
    }[];
  }[];
}

interface Stored {
  readonly localStorage: readonly { readonly name: string; readonly value: string }[];
  readonly indexedDB?: readonly StoredDatabase[];
}

/** What an origin has stored in a session. */
function storedIn(session: Session, origin: string | undefined): Stored {
  const origins: readonly (Stored & { readonly origin: string })[] =
    typeof session === 'object' ? session.origins : [];
  return origins.find((one) => one.origin === origin) ?? { localStorage: [] };
}

/** When a session began: no two begin in the same millisecond. */
const beginOf = (session: Session): string | undefined =>
  (typeof session === 'object' ? session.origins : [])
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === 'adminLoginTime')?.value;

const isSame = (one: Session, other: Session): boolean => beginOf(one) === beginOf(other);

/** Whether the session that the page was opened with goes on: one of another admin began at another time. */
async function isSignedIn(page: Page, session: Session): Promise<boolean> {
  const inDashboard =
    new URL(page.url()).pathname.startsWith('/admin') &&
    (await page.getByRole('heading', { name: 'Admin Dashboard' }).isVisible());
  if (!inDashboard) return false;
  const began = await page.evaluate(() => localStorage.getItem('adminLoginTime'));
  return began === beginOf(session);
}

/** Puts back what the page stores beside its databases. */
const putBackEntries = (page: Page, session: Session): Promise<void> =>
  page.evaluate(
    (entries) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    storedIn(session, new URL(page.url()).origin).localStorage,
  );

/**
 * Puts back all that the page stores: a session with the dashboard, or nothing. False where something still
 * has one of its databases open, which would have to end first.
 */
async function putBackStorage(page: Page, session: Session): Promise<boolean> {
  await putBackEntries(page, session);
  return page.evaluate(
    async (databases) => {
      const done = (request: IDBRequest | IDBTransaction, event = 'success') =>
        new Promise<void>((resolve, reject) => {
          request.addEventListener(event, () => resolve());
          request.addEventListener('error', () => reject(request.error));
        });
      const deleted = (await indexedDB.databases()).map(({ name = '' }) => {
        const deletion = indexedDB.deleteDatabase(name);
        const isBlocked = new Promise<boolean>((resolve) =>
          deletion.addEventListener('blocked', () => resolve(false)),
        );
        return Promise.race([isBlocked, done(deletion).then(() => true)]);
      });
      if (!(await Promise.all(deleted)).every(Boolean)) return false;

      /** Playwright encodes what has values that JSON lacks: objects as `o`, arrays as `a`, those values as `v`. */
      const decoded = (value: unknown): unknown => {
        if (typeof value !== 'object' || value === null) return value;
        if ('a' in value) return (value.a as unknown[]).map(decoded);
        if ('v' in value) return value.v === 'null' ? null : undefined;
        if (!('o' in value)) throw new Error(`Cannot decode ${JSON.stringify(value)}`);
        const entries = value.o as { k: string; v: unknown }[];
        return Object.fromEntries(entries.map(({ k, v }) => [k, decoded(v)]));
      };
      for (const { name, version, stores } of databases) {
        const opening = indexedDB.open(name, version);
        opening.addEventListener('upgradeneeded', () => {
          for (const { name: store, keyPath = null } of stores)
            opening.result.createObjectStore(store, { keyPath });
        });
        await done(opening);
        const transaction = opening.result.transaction(
          stores.map((store) => store.name),
          'readwrite',
        );
        for (const { name: store, records } of stores)
          for (const { key, value, valueEncoded } of records)
            transaction.objectStore(store).put(valueEncoded ? decoded(valueEncoded) : value, key);
        await done(transaction, 'complete');
        opening.result.close();
      }
      return true;
    },
    storedIn(session, new URL(page.url()).origin).indexedDB ?? [],
  );
}

/** Keeps the page for a later test, and closes the one that has waited longest where there are too many. */
async function keep(key: string, one: LeftPage): Promise<void> {
  const same = left.get(key) ?? [];
  left.delete(key);
  left.set(key, [...same, one]);
  const all = [...left.values()];
  if (all.flat().length <= mostLeft) return;
  await all
    .find(({ length }) => length > 0)
    ?.shift()
    ?.page.context()
    .close();
}

/**
 * Puts back what a test has changed, and has nothing run in the page until the next test opens an
 * address in it. Closes the context of a page that is not where it was opened any more.
 */
export async function leavePage(page: Page, key: string, lasting: LastingOptions): Promise<void> {
  const { baseURL, clock, storageState } = lasting;
  const { colorScheme = null, reducedMotion = null, forcedColors = null } = lasting;
  const context = page.context();
  if (page.isClosed() || new URL(page.url()).origin !== baseURL) return context.close();
  const session = storageState && (await isSignedIn(page, storageState)) ? storageState : undefined;
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll();
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearCookies();
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
  await page.mouse.move(0, 0);
  if (clock) await page.clock.resume();
  await page.goto('/robots.txt');
  if (session) await putBackEntries(page, session);
  else if (!(await putBackStorage(page, session))) return context.close();
  await keep(key, { page, session });
}
