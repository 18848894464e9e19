import { getAuth } from 'firebase-admin/auth';
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { projectId } from '../../support/ports.ts';
import { useAccounts } from '../../support/browser/accounts.ts';
import { expectNoViolationsLightOrDark } from '../../support/browser/axe.ts';
import { publicPage, useBrowser, withClock } from '../../support/browser/browser.ts';
import {
  dashboard,
  logIn,
  loginForm,
  passwordOf,
  saveButton,
  tabLoaded,
  visitAsAdmin,
  withoutPreview,
} from '../../support/browser/admin.ts';
import '../../support/browser/database.ts';
import { passTimeLimitUntil } from '../../support/browser/failures.ts';
import { pressOn, tabTo, unreachable } from '../../support/browser/keyboard.ts';
import { openInApp } from '../../support/browser/open-in-app.ts';
import { allAnswered } from '../../support/browser/used-pages.ts';
import { viewports } from '../../support/launch-browser.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
const { createAdmin } = useAccounts();

const day = 24 * 60 * 60 * 1000;
const failed = 'Authentication Failed - Invalid username or password. Please try again.';

/** What is refused, and calls and listeners on their way when the day passes, which give up. */
const expectedErrors =
  /Failed to load resource|Failed call: sign-in|Failed call: .* after \d{5,} ms|No answer in \d+ ms/;

const websiteTabs = [
  'navbar',
  'home',
  'courses',
  'placements',
  'blog',
  'trust-stats',
  'contact',
  'about',
  'enquiries',
  'footer',
];

const loginTime = (page: Page) => page.evaluate(() => localStorage.getItem('adminLoginTime'));

let stranger: string | undefined;
afterEach(async () => {
  if (stranger) await getAuth().deleteUser(stranger);
  stranger = undefined;
});

/** The names of the tabs within something, without what they count. */
const tabsIn = async (within: Locator): Promise<string[]> =>
  (await within.getByRole('tab').allTextContents()).map((text) => text.replace(/\d+\+?$/, ''));

const website = (page: Page) => page.getByRole('tablist', { name: 'Website' });

// account-1, account-3, account-4, dashboard-1, dashboard-33, editing-7, quality-1, routes-2
test('/Admin is the dashboard, whose sign-in is light or dark, says what fails, takes a second, and lets only admins in, for a day; a phone has every tab in a sheet, an unknown one leads to home; an editor edits the site, and has no enquiries', async () => {
  const page = await visit('/Admin', {
    expectedErrors,
    ...withClock,
    ...withoutPreview,
  });
  await loginForm(page).waitFor();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await ground()).toBe('rgb(250, 246, 238)');
  await expectNoViolationsLightOrDark(page);
  expect(await ground()).toBe('rgb(14, 17, 34)');

  const field = page.getByLabel('Password');
  await field.fill('secret');
  expect(await field.getAttribute('type')).toBe('password');
  expect(await field.getAttribute('autocomplete')).toBe('current-password');
  await page.getByRole('button', { name: 'Show' }).click();
  expect(await field.getAttribute('type')).toBe('text');
  expect(await field.inputValue()).toBe('secret');

  const failure = page.getByRole('alert');
  await logIn(page, 'admin', 'wrong');
  await page.clock.runFor(1_000);
  await failure.getByText(failed).waitFor();
  expect(await loginTime(page)).toBeNull();
  const signInService = '**/identitytoolkit.googleapis.com/**';
  await page.route(signInService, () => undefined);
  await logIn(page, 'admin', passwordOf('admin'));
  await page.getByRole('button', { name: 'Signing in...' }).waitFor();
  const unreached = /Could not reach the sign-in service|We could not sign you in/;
  await passTimeLimitUntil(page, failure.filter({ hasText: unreached }));
  expect(await page.getByLabel('Username or email').inputValue()).toBe('admin');
  expect(await field.inputValue()).toBe(passwordOf('admin'));
  await page.unroute(signInService);

  const account = { email: 'visitor@vaasal.example', password: 'only-a-visitor' };
  stranger = (await getAuth().createUser(account)).uid;
  await logIn(page, 'visitor', account.password);
  await page.clock.runFor(1_000);
  await page.getByRole('heading', { name: 'This account cannot use the dashboard' }).waitFor();
  await page.getByText(account.email).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();

  // By email address and keyboard alone; it welcomes, and leads on half a second later.
  const began = Date.now();
  await tabTo(page, page.getByLabel('Username or email'));
  await page.keyboard.insertText('editor@vaasal.example');
  await tabTo(page, field);
  await page.keyboard.insertText(passwordOf('editor'));
  await page.keyboard.press('Enter');
  await page.getByText('Welcome Admin!').waitFor();
  expect(Date.now() - began).toBeGreaterThanOrEqual(1_000);
  await dashboard(page).waitFor();
  expect(Date.now() - began).toBeGreaterThanOrEqual(1_500);
  expect(Number(await loginTime(page))).toBeGreaterThanOrEqual(began);
  const home = page.getByRole('form', { name: 'Home' });
  await home.waitFor();

  await page
    .getByRole('navigation', { name: 'Every day' })
    .getByRole('button', { name: 'More' })
    .click();
  const sheet = page.getByRole('dialog', { name: 'All tabs' });
  // roles-3
  await website(page).waitFor();
  expect(await tabsIn(website(page))).toEqual(websiteTabs.filter((name) => name !== 'enquiries'));
  const tabs = await tabsIn(sheet);
  expect(tabs).toEqual(expect.arrayContaining(['today', 'courses', 'batches', 'media']));
  for (const name of ['enquiries', 'bookings', 'messages', 'reports', 'staff', 'audit trail'])
    expect(tabs).not.toContain(name);
  if (isDeep) await expectNoViolationsLightOrDark(page);
  await sheet.getByRole('tab', { name: 'trust-stats' }).click();
  await page.getByRole('form', { name: 'Trust stats' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/trust-stats');
  await tabLoaded(page, 'trust-stats');
  expect(await unreachable(page, 'main, header')).toEqual([]);
  await page.goBack();
  await home.waitFor();
  await openInApp(page, '/admin/enquiries');
  await page.getByRole('heading', { name: 'Your role does not have access to this' }).waitFor();
  await page.getByText('The role editor does not include enquiries').waitFor();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await saveButton(page).waitFor();
  expect(await page.getByLabel('Hero title').isEditable()).toBe(true);
  await openInApp(page, '/admin/nothing');
  await home.waitFor();
  // The first level opens one in admin-lists.
  if (isDeep) {
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog');
    await history
      .getByText(/No changes yet|Current until/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await history.waitFor({ state: 'detached' });
  }

  await allAnswered(page);
  await page.clock.fastForward(day);
  await loginForm(page).waitFor();
  // It stays: the person may come back hours later.
  await page.clock.runFor(60_000);
  const why = page.getByRole('status').filter({ hasText: 'Your session has ended' });
  expect(await why.innerText()).toContain('You were signed in for 24 hours. Sign in again');
});

/** The links for a new password that Firebase has mailed to an address. */
async function resetLinks(address: string): Promise<string[]> {
  const emulator = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/emulator/v1`;
  const answer = await fetch(`${emulator}/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  return oobCodes
    .filter(({ email, requestType }) => email === address && requestType === 'PASSWORD_RESET')
    .map(({ oobLink }) => oobLink);
}

// account-4, account-8, dashboard-1, dashboard-22
test('without a key there is no switch of notifications; logging out forgets a browser that had them, and says so in another tab; a forgotten password is reset by email, which tells nobody whether the account exists, and lets another admin in, until the session is a day old', async () => {
  const { email, password } = await createAdmin({ secondFactor: 'none' });
  const page = await visitAsAdmin(visit, '/admin/redirects', {
    expectedErrors: /Failed to load resource|Failed call: password reset/,
    ...withClock,
  });
  await page.getByText(/^\d+ redirects?$/).waitFor();
  await website(page).waitFor();
  expect(await tabsIn(website(page))).toEqual(websiteTabs);
  const [other] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void open('/admin/footer')),
  ]);
  await other.setViewportSize(viewports.phone);
  await other.getByLabel('Copyright').fill('Typed before the end');
  // enquiries-46
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('dialog').getByText('Two-step verification: ').waitFor();
  expect(await page.getByRole('switch', { name: /^Notify/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => localStorage.setItem('push', '{"uid":"someone","id":"t1"}'));
  const removed = page.waitForResponse(/\/api\/push-tokens\/t1$/);
  await pressOn(page, page.getByRole('button', { name: 'Logout' }), 'Enter');
  await loginForm(page).waitFor();
  expect((await removed).status()).toBe(200);
  expect(await page.evaluate(() => localStorage.getItem('push'))).toBeNull();
  expect(await loginTime(page)).toBeNull();
  const why = other.getByRole('status').filter({ hasText: 'Your session has ended' });
  expect(await why.innerText()).toContain('signed out elsewhere. Sign in again');
  expect(await other.evaluate(() => JSON.stringify(localStorage))).toContain('Typed before');
  expect(await page.getByText('Your session has ended').count()).toBe(0);
  await other.close();

  const [username = ''] = email.split('@');
  const isSent = page.getByRole('alert').getByText(/^If this account exists/);
  const askFor = async (name: string) => {
    await page.getByLabel('Username or email').fill(name);
    await Promise.all([
      page.waitForResponse(/accounts:sendOobCode/),
      page.getByRole('button', { name: 'Send link' }).click(),
    ]);
    await isSent.waitFor();
    return page.getByRole('main').innerText();
  };
  await page.getByLabel('Username or email').fill(username);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  expect(await page.getByLabel('Username or email').inputValue()).toBe(username);

  const forNobody = await askFor('nobody-of-this-name');
  expect(await askFor(username)).toBe(forNobody);
  const [link = ''] = await resetLinks(email);
  const chosen = `${password} again`;
  expect((await fetch(`${link}&newPassword=${encodeURIComponent(chosen)}`)).ok).toBe(true);

  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await logIn(page, username, chosen);
  await page.clock.runFor(1_000);
  await page.getByRole('button', { name: 'Account: Meena Kumari' }).waitFor();
  await page.getByText(/^\d+ redirects?$/).waitFor();

  await page.evaluate(
    (old) => localStorage.setItem('adminLoginTime', old),
    String(Date.now() - day),
  );
  await page.reload();
  await loginForm(page).waitFor();
  await expect.poll(() => loginTime(page)).toBeNull();
});

test('without JavaScript the dashboard says what it needs', async () => {
  const [, shown = ''] = /<noscript>(.*)<\/noscript>/s.exec(await publicPage('/admin')) ?? [];
  expect(shown).toContain('The dashboard needs JavaScript');
  expect(shown).toContain('Back to the site');
});
