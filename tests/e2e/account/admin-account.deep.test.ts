import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { post, statusAsAdmin } from '../../support/account-calls.ts';
import { signIn as signInElsewhere } from '../../support/accounts.ts';
import { appCheckDebugToken } from '../../support/app-check.ts';
import { codeOf } from '../../support/codes.ts';
import { forgetUsedCodes, useAccounts, type Account } from '../../support/browser/accounts.ts';
import { dashboard, logIn, loginForm, withoutPreview } from '../../support/browser/admin.ts';
import { expectNoViolationsLightOrDark } from '../../support/browser/axe.ts';
import { useBrowser, withClock } from '../../support/browser/browser.ts';
import { firestoreRequests } from '../../support/browser/firestore-requests.ts';
import { expectFocus, pressOn, tabTo } from '../../support/browser/keyboard.ts';
import { instances, isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
const { createAdmin, useUpTries } = useAccounts();

const refused = { ...withClock, expectedErrors: /Failed to load resource|Failed call/ };

const codeField = (page: Page) => page.getByLabel('Six-digit code');
const accountButton = (page: Page) => page.getByRole('button', { name: 'Account: Meena Kumari' });
const accountDialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Waits for the message at a field. */
const expectAt = (field: Locator, text: string | RegExp) => {
  const said = () =>
    field.evaluate(
      (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
    );
  return expect.poll(said).toMatch(text);
};

/** Without the second that the sign-in takes. */
async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await logIn(page, email, password);
  await page.clock.runFor(1_000);
}

/** The key that the screen shows. */
const shownKey = async (page: Page): Promise<string> =>
  ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');

// account-5, account-9
test('the first login sets up an app, before which nothing is read; the next asks for its code', async () => {
  const account = await createAdmin();
  const page = await visit('/admin/trust-stats', { ...refused, ...withoutPreview });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  let reads = 0;
  await page.route(firestoreRequests, (route) => {
    reads += 1;
    return route.continue();
  });
  await signIn(page, account);
  const title = page.getByRole('heading', { name: 'Set up two-step verification' });
  await title.waitFor();
  await button(page, 'Set up the app').click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  const key = await shownKey(page);
  const link = await page.getByRole('link', { name: 'Open it in your app' }).getAttribute('href');
  expect(new URL(link ?? '').searchParams.get('secret')).toBe(key);
  await button(page, 'Copy key').click();
  await page.getByText('Copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  expect(reads).toBe(0);

  await codeField(page).fill(codeOf(key).replace(/^.../, '$& '));
  await button(page, 'Confirm').click();
  await page.getByText('Welcome Admin!').waitFor();
  await page.getByLabel('Student count').waitFor();
  expect(reads).toBeGreaterThan(0);
  await forgetUsedCodes(account);
  await button(page, 'Logout').click();

  // By keyboard; a wrong code and a reload change nothing.
  await signIn(page, account);
  const field = codeField(page);
  await expectFocus(field);
  expect(await field.getAttribute('inputmode')).toBe('numeric');
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expectAt(field, 'Enter the six digits shown in your app');
  await page.reload();
  await expectFocus(field);
  await page.keyboard.type(codeOf(key, 60 * 60 * 1000));
  await page.keyboard.press('Enter');
  await expectAt(field, /^Wrong code;/);
  await page.keyboard.type(codeOf(key));
  await page.keyboard.press('Enter');
  await dashboard(page).waitFor();

  // The first level has these refusals at the API, and leaves the second step as a stranger does in admin-session.
  if (!isDeep) return;
  await button(page, 'Logout').click();
  await useUpTries(account);
  await signIn(page, account);
  await field.fill(codeOf(key));
  await button(page, 'Continue').click();
  await expectAt(field, 'Too many attempts. Wait 15 minutes, then try again.');
  await button(page, 'Sign out').click();
  await loginForm(page).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('adminLoginTime'))).toBeNull();
});

// account-6
test('a changed password ends the other sessions but not this one; a second factor is set up', async () => {
  const account = await createAdmin({ secondFactor: 'none' });
  const elsewhere = await signInElsewhere(account.email, account.password);
  expect(await statusAsAdmin(elsewhere)).toBe(200);
  const page = await visit('/admin/trust-stats', { ...refused, ...withoutPreview });
  await signIn(page, account);
  await page.getByRole('form', { name: 'Trust stats' }).waitFor();
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('accounts:signInWithPassword')) return;
    if (request.method() === 'POST') tokens.push(request.headers()['x-firebase-appcheck']);
  });

  await accountButton(page).press('Enter');
  await page.getByText('Two-step verification: off').waitFor();
  await page.goBack();
  await accountDialog(page).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/admin/trust-stats');

  await accountButton(page).press('Enter');
  await pressOn(page, button(page, 'Change password'), 'Enter');
  const current = page.getByLabel('Current password');
  const next = page.getByLabel('New password');
  expect(await current.getAttribute('autocomplete')).toBe('current-password');
  expect(await next.getAttribute('autocomplete')).toBe('new-password');
  await expectFocus(current);
  await page.keyboard.insertText('not the password');
  await tabTo(page, next);
  await page.keyboard.insertText('too short');
  await page.keyboard.press('Enter');
  await expectAt(next, 'Use at least 15 characters');
  await page.keyboard.press('End');
  await page.keyboard.insertText(' still too short');
  await page.keyboard.press('Enter');
  await expectAt(current, 'This is not your current password');
  await expectFocus(current);
  expect(await next.inputValue()).toBe('too short still too short');

  await current.fill(account.password);
  // The first level has one that is easy to guess in staff.
  for (const [refusedOne, reason] of instances(
    [
      [account.password, 'Choose a password other than your current one'],
      ['passwordpassword', /easy to guess|very common/],
    ] as const,
    1,
  )) {
    await next.fill(refusedOne);
    await page.keyboard.press('Enter');
    await expectAt(next, reason);
    await expectFocus(next);
    expect(await current.inputValue()).toBe(account.password);
  }
  const password = 'harbour violin gravel sunset';
  await next.fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('Password changed').waitFor();
  await expectFocus(accountButton(page));
  expect(new Set(tokens)).toEqual(new Set([appCheckDebugToken]));

  expect(await statusAsAdmin(elsewhere)).toBe(401);

  // Changed elsewhere, it ends the session here at its next request.
  const changed = `${password} again`;
  const session = await signInElsewhere(account.email, password);
  // What ends sessions has whole seconds: it spares one that began in the same.
  const second = () => Math.floor(Date.now() / 1000);
  const now = second();
  await expect.poll(second).toBeGreaterThan(now);
  const body = { proof: session, password: changed };
  expect((await post('changePassword', session, body)).status).toBe(200);
  await page.keyboard.press('Enter');
  await loginForm(page).waitFor();
  // The first level sets one up at the first login.
  if (!isDeep) return;
  await signIn(page, { ...account, password: changed });
  await page.getByText('Two-step verification: off').waitFor();
  await button(page, 'Set up').click();
  await button(page, 'Set up the app').click();
  await codeField(page).fill(codeOf(await shownKey(page)));
  await page.keyboard.press('Enter');
  await page.getByText('Two-step verification is on').waitFor();
  await accountDialog(page).waitFor({ state: 'detached' });
  await accountButton(page).click();
  await page.getByText('Two-step verification: on').waitFor();
});

// The first level has axe on other screens of the dashboard.
describe.each(instances(['phone', 'desktop'] as const, 0))('on a %s', (device) => {
  const expectFine = async (page: Page) => {
    await expectNoViolationsLightOrDark(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  };

  test('axe finds nothing on the second step and the account, light or dark', async () => {
    const account = await createAdmin();
    const page = await visit('/admin', { device, reducedMotion: 'reduce', ...refused });
    await signIn(page, account);
    await button(page, 'Set up the app').waitFor();
    await expectFine(page);
    await button(page, 'Set up the app').click();
    const key = await shownKey(page);
    await expectFine(page);
    await codeField(page).fill(codeOf(key));
    await button(page, 'Confirm').click();
    await dashboard(page).waitFor();

    await accountButton(page).click();
    await page.getByText('Two-step verification: on').waitFor();
    await expectFine(page);
    await button(page, 'Change password').click();
    await page.getByLabel('Current password').fill('something');
    await button(page, 'Change password').click();
    await page.getByText('Use at least 15 characters').waitFor();
    await expectFine(page);
    await page.keyboard.press('Escape');
    await accountDialog(page).waitFor({ state: 'detached' });

    await button(page, 'Logout').click();
    await signIn(page, account);
    await codeField(page).fill('1');
    await button(page, 'Continue').click();
    await page.getByText('Enter the six digits shown in your app').waitFor();
    await expectFine(page);
  });
});
