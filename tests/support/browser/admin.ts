import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { sessionsDirectory } from '../ports.ts';
import { sampleAccounts } from '../sample-accounts.ts';
import { site } from './browser.ts';
import { allAnswered } from './used-pages.ts';
import type { VisitOptions } from './visit-options.ts';

type Username = (typeof sampleAccounts)[number]['username'];
type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

export const passwordOf = (username: Username): string =>
  sampleAccounts.find((account) => account.username === username)?.password ?? '';

/** Fills in the login form and sends it. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const loginForm = (page: Page) => page.getByRole('button', { name: 'Sign in' });

export const dashboard = (page: Page) => page.getByRole('heading', { name: 'Admin Dashboard' });

type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Where the session of an admin is kept for the files of tests that follow. */
const sessionFile = (username: Username, origin: string): string =>
  join(sessionsDirectory('test'), `${username} ${encodeURIComponent(origin)}.json`);

function readSession(file: string): StoredSession | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoredSession) : undefined;
}

/**
 * Opens an address of the dashboard as one of the sample admins, who signs in with the first
 * visit of the run: the form and its delays cost two seconds. Nothing moves, unless the options say so:
 * motion takes an eighth of the browser's processor time.
 */
export async function visitAsAdmin(
  visit: Visit,
  path: string,
  { username = 'admin', ...options }: VisitOptions & { username?: Username } = {},
): Promise<Page> {
  const file = sessionFile(username, new URL(path, site).origin);
  const storageState = readSession(file);
  const page = await visit(path, {
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
    ...options,
  });
  if (!storageState) await logIn(page, username, passwordOf(username));
  await dashboard(page).waitFor();
  if (!storageState) {
    const session = await page.context().storageState({ indexedDB: true });
    writeFileSync(file, JSON.stringify(session));
  }
  return page;
}

/**
 * As on a phone, where forms have no preview beside them: it takes a third of the browser's processor time.
 * The tabs are out of sight there; `openTab` opens them.
 */
export const withoutPreview = { device: 'phone' } satisfies VisitOptions;

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Saves the form that is open, and waits for the message that says so. */
export async function save(page: Page, message: string): Promise<void> {
  await saveButton(page).click();
  await page.getByText(message).first().waitFor();
}

export const rowMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true });

export async function chooseOfRow(page: Page, name: string, action: string): Promise<void> {
  await rowMenu(page, name).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Pastes text into a field, as from a document or a spreadsheet. */
export const pasteText = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', paste));
  }, text);

/** Closes the notifications, which lie over the foot of the screen for six seconds. */
export const closeNotifications = (page: Page): Promise<void> =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Close' })
    .evaluateAll((all) => all.forEach((close) => (close as HTMLElement).click()));

/** Lets the ten seconds pass in which a deletion can be undone. */
export async function passUndo(page: Page): Promise<void> {
  await allAnswered(page);
  await page.clock.runFor(10_000);
}

/** Opens a tab by its name, on a phone from the sheet. */
export async function openTab(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Every day' });
  const tab = page.getByRole('tab', { name, exact: true });
  await bar
    .or(page.getByRole('navigation', { name: 'Dashboard' }))
    .first()
    .waitFor();
  if (await bar.isVisible()) await bar.getByRole('button', { name: 'More' }).click();
  await tab.click();
}

/** Waits until a tab of the dashboard shows what it has. */
export async function tabLoaded(page: Page, tab: string): Promise<void> {
  const main = page.locator(`[role=tabpanel][aria-labelledby="tab-${tab}"]`);
  await main.getByRole('heading', { level: 2 }).first().waitFor();
  await main.getByRole('progressbar').first().waitFor({ state: 'detached' });
}
