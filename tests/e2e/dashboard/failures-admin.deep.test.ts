import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  dashboard,
  logIn,
  openTab,
  passwordOf,
  saveButton,
  visitAsAdmin,
  withoutPreview,
} from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database, removeAll, useContentChanges } from '../../support/browser/database.ts';
import { loseAnswer } from '../../support/browser/enquiries.ts';
import {
  failingPage,
  passTimeLimitUntil,
  runUntil,
  runUntilGone,
  runUntilShown,
  useFailures,
  type Mode,
  type Service,
} from '../../support/browser/failures.ts';
import { pngFile } from '../../support/browser/files.ts';
import { watchPending } from '../../support/browser/pending-requests.ts';
import { ifDeep, instances, isDeep } from '../../support/level.ts';

const { visit } = useBrowser();
const { at, fail } = useFailures();
const { change } = useContentChanges();

const modes = ['slow', 'failing', 'broken', 'absent'] as const;

const told = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: text });

const begin = (tab: string): Promise<Page> =>
  visitAsAdmin(visit, at(`/admin/${tab}`), { ...failingPage, ...withoutPreview });

// The first level has a slow one in admin-session.
test.each(isDeep ? modes : [])(
  'a sign-in that fails, %s, keeps what was typed, and works when retried',
  async (mode) => {
    const page = await visit(at('/admin'), failingPage);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    const recover = await fail('auth', mode);
    await logIn(page, 'admin', passwordOf('admin'));
    await page.getByRole('button', { name: 'Signing in...' }).waitFor();
    const failure = told(page, /Could not reach the sign-in service|We could not sign you in/);
    if (mode === 'slow') await passTimeLimitUntil(page, failure);
    else await page.clock.runFor(1_000);
    await failure.waitFor();
    expect(await page.getByLabel('Username or email').inputValue()).toBe('admin');
    expect(await page.getByLabel('Password').inputValue()).toBe(passwordOf('admin'));
    await recover();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await runUntilShown(page, dashboard(page));
  },
);

/** From the list of courses to that of placements, which has not been read before. */
async function expectRecovery(page: Page, mode: Mode): Promise<void> {
  await page.getByText(/^\d+ courses$/).waitFor();
  const recover = await fail('firestore', mode);
  await openTab(page, 'placements');
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
  await passTimeLimitUntil(page, told(page, 'Failed to fetch placements'));
  await openTab(page, 'courses');
  if (mode !== 'slow') await page.getByRole('status').getByText('may be out of date').waitFor();
  await page.getByText(/^\d+ courses$/).waitFor();
  await recover();
  await openTab(page, 'placements');
  const list = page.getByText(/^\d+ placements$/);
  // What was slow goes on at once; what failed is tried again after a rest.
  await (mode === 'slow' ? list.waitFor() : runUntilShown(page, list));
  await runUntilGone(page, page.getByText('may be out of date'));
}

// The first level has a slow one in the next test.
test.each(isDeep ? modes.filter((mode) => mode !== 'slow') : [])(
  'Firestore %s: lists say so, and recover automatically',
  async (mode) => expectRecovery(await begin('courses'), mode),
);

test('what cannot be read says so and recovers; what cannot be stored stays: a new placement in its form; a late answer is used', async () => {
  const page = await begin('courses');
  await expectRecovery(page, 'slow');
  const cases: [Service, Mode][] = [
    ['functions', 'slow'],
    ['functions', 'failing'],
    ['functions', 'broken'],
    ['firestore', 'slow'],
    ['firestore', 'absent'],
    ['auth', 'absent'],
  ];
  for (const [service, mode] of instances(cases, 1)) {
    const name = `While ${service} is ${mode}`;
    await page.getByRole('link', { name: 'New placement' }).click();
    const student = page.getByLabel('Student name');
    await student.fill(name);
    for (const label of ['Course', 'Company', 'Position'])
      await page.getByRole('form').getByLabel(label).last().fill('Loops and symmetry');
    const recover = await fail(service, mode, page);
    await saveButton(page).click();
    const failure = told(page, /Failed to save placement|Something went wrong/);
    if (service === 'firestore' || mode === 'slow') {
      await page.getByRole('button', { name: 'Saving...' }).waitFor();
      await passTimeLimitUntil(page, failure);
    }
    await failure.waitFor();
    await page.getByRole('status').getByText('Not saved').waitFor();
    expect(await student.inputValue(), name).toBe(name);
    await recover();
    await saveButton(page).click();
    await page.waitForURL('**/admin/placements');
    const stored = database.collection('placements').where('studentName', '==', name);
    expect((await stored.get()).size, name).toBe(1);
    await removeAll(stored);
  }

  // A slow dashboard times out, and uses a late answer.
  const goOn = await fail('auth', 'slow');
  await page.reload();
  await page
    .getByRole('status')
    .getByText('Checking who is signed in')
    .waitFor({ state: 'attached' });
  await passTimeLimitUntil(
    page,
    page.getByRole('heading', { name: 'Could not check your account' }),
  );
  await goOn();
  await page.getByText(/^\d+ placements$/).waitFor();
});

// The first level has this in a component.
test.each(ifDeep)('what was stored though its answer was lost turns out to be saved', async () => {
  await change('content/about', (data) => data);
  const page = await begin('about');
  const vision = page.getByLabel('Vision', { exact: true });
  await runUntilShown(page, vision);
  await vision.fill('Through the last gap');
  await page.route('**/api/about', loseAnswer, { times: 1 });
  await saveButton(page).click();
  await page.getByText('All changes saved').waitFor();
  expect(await vision.inputValue()).toBe('Through the last gap');
  expect(await told(page, 'Failed to update about info').count()).toBe(0);
});

// The first level has one that stays in the first test, above.
test.each(ifDeep)('a list stays as it was while it cannot be read again', async () => {
  const page = await begin('courses');
  const pending = watchPending(page);
  const count = page.getByText(/^\d+ courses$/);
  await runUntilShown(page, count);
  await openTab(page, 'placements');
  await runUntilShown(page, page.getByText(/^\d+ placements$/));
  // Back at the list, a read that is still on its way would stand in for the one that fails.
  const readsOfCourses = () => [...pending].filter((call) => call.url().includes('/rows/courses'));
  await expect.poll(() => readsOfCourses().length).toBe(0);
  const reconnect = await fail('functions', 'broken', page);
  const failed: string[] = [];
  page.on('requestfailed', (call) => failed.push(call.url()));
  await openTab(page, 'courses');
  // The version of the list comes first, from a client that may rest after an outage.
  await runUntil(page, async () => failed.some((url) => url.includes('/api/rows/courses')));
  await count.waitFor();
  expect(await told(page, 'Failed to fetch courses').count()).toBe(0);
  await reconnect();
});

// The first level has a failed upload in admin-uploads.
test.each(isDeep ? modes : [])(
  'the text beside an upload stays while Storage is %s',
  async (mode) => {
    await change('content/about', (data) => data);
    const page = await begin('about');
    const link = page.getByLabel('Hero image', { exact: true });
    const vision = page.getByLabel('Vision', { exact: true });
    await runUntilShown(page, vision);
    await vision.fill('Typed before the upload');
    const before = await link.inputValue();
    const file = await pngFile({ name: `${mode}.png` });
    const recover = await fail('storage', mode);
    await page.getByLabel('File: Hero image').setInputFiles(file);
    await page.getByRole('progressbar', { name: 'Uploading Hero image' }).waitFor();
    await passTimeLimitUntil(page, told(page, 'Failed to upload file'));
    expect(await link.inputValue()).toBe(before);
    await recover();
    await page.getByLabel('File: Hero image').setInputFiles(file);
    await expect.poll(() => link.inputValue()).toMatch(new RegExp(`-${mode}\\.(png|webp)$`));
    await told(page, 'Failed to upload file').getByRole('button', { name: 'Close' }).click();
    expect(await vision.inputValue()).toBe('Typed before the upload');
  },
);
