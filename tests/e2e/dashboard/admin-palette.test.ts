import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { allEnquiries, enquiry } from '../../support/browser/leads.ts';

const { visit } = useBrowser();

const lead = allEnquiries.doc('palette-lead');

afterEach(() => lead.delete());

/** Waits for the end of a fade: half transparent text has too little contrast. */
const untilStill = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));

const palette = (page: Page) =>
  page.getByRole('combobox', { name: 'Find a tab, course, post, enquiry or action' });

// dashboard-23, dashboard-32
test('the palette goes to what is named, begins a post, runs what is on the screen, and "?" lists the shortcuts', async () => {
  await lead.set(enquiry('Palani Vel', 5, { phone: '+919840012321' }));
  const page = await visitAsAdmin(visit, '/admin');
  await page.getByText('All changes saved').waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  const search = palette(page);
  await search.fill('footer');
  await page.getByRole('option', { name: 'footer' }).waitFor();
  await untilStill(page);
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/footer');
  await page.getByText('All changes saved').waitFor();

  const { docs } = await database.collection('courses').orderBy('createdAt').limit(1).get();
  const title = String(docs[0]?.get('title'));
  await page.keyboard.press('ControlOrMeta+k');
  await search.fill(title.slice(0, 12));
  await page.getByRole('option', { name: title }).click();
  await page.waitForURL(`**/admin/courses/${docs[0]?.id}`);
  // The address changes first: the tab before it stays until the course is there.
  const shownTitle = page.getByRole('textbox', { name: /^Title/ });
  await expect.poll(() => shownTitle.inputValue()).toBe(title);

  await page.keyboard.press('ControlOrMeta+k');
  await search.waitFor();
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 2 }).first().click();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await shortcuts.waitFor();
  await untilStill(page);
  await expectNoViolations(page);
  await shortcuts.getByRole('switch', { name: 'Keys without Ctrl or Cmd' }).uncheck();
  await page.keyboard.press('Escape');
  await shortcuts.waitFor({ state: 'detached' });

  await page.keyboard.press('?');
  await page.keyboard.press('ControlOrMeta+k');
  await search.waitFor();
  expect(await shortcuts.count()).toBe(0);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await shortcuts.getByRole('switch', { name: 'Keys without Ctrl or Cmd' }).check();
  await page.keyboard.press('Escape');

  const find = async (typed: string) => {
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    await search.fill(typed);
  };
  await find('98400 12321');
  await page.getByRole('option', { name: 'Palani Vel, +919840012321' }).click();
  await page.getByRole('heading', { level: 2, name: 'Palani Vel' }).waitFor();

  await find('trainer anand');
  await page.getByRole('option', { name: /^Anand Subramanian/ }).click();
  await page.waitForURL(/\/admin\/trainers\/./);
  await find('gst');
  await page.getByRole('option', { name: /^courses/i }).waitFor();
  await page.keyboard.press('Escape');

  await find('new post');
  await page.getByRole('option', { name: 'New post' }).click();
  await page.getByRole('heading', { level: 2, name: 'New post' }).waitFor();

  await find('password');
  await page.getByRole('option', { name: /^Account: / }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Your account' }).waitFor();
});
