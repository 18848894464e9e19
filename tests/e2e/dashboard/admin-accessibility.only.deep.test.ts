import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { tabLabel, tabs } from '../../../web/src/admin/shell/tabs.ts';
import { openTab, saveButton, tabLoaded, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolationsLightOrDark } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';
import { lead, useLeads } from '../../support/browser/leads.ts';

const { visit } = useBrowser();

// Every tab is there.
beforeAll(() => database.doc('content/institute').set(factsInTamil()));

/** By how many pixels the page is wider than the screen. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function showErrors(page: Page): Promise<void> {
  await openTab(page, 'courses');
  await tabLoaded(page, 'courses');
  await page.getByRole('link', { name: 'New course' }).click();
  await saveButton(page).click();
  await page.getByText('Title is required').waitFor();
}

async function showMenu(page: Page): Promise<void> {
  await openTab(page, 'blog');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
}

async function showQuestion(page: Page): Promise<void> {
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function showPost(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
}

async function showDetails(page: Page): Promise<void> {
  await page.goto(`/admin/enquiries/${lead('Arun').id}`);
  await page.getByRole('button', { name: 'Edit details of Arun' }).click();
  await page.getByRole('form', { name: 'Details of Arun' }).waitFor();
}

useLeads();

// The first level has axe on some of the tabs in files of theirs, on the login in admin-session, with errors in
// admin-messages, and the width in roles and reports.
describe.each(['phone', 'desktop'] as const)('on a %s, light or dark', (device) => {
  const options = { device, reducedMotion: 'reduce' } as const;

  test('axe finds nothing on the login', async () => {
    const page = await visit('/admin', options);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await expectNoViolationsLightOrDark(page);
  });

  test('axe finds nothing on any tab, details, course, post, errors or question, and none is wider than the screen', async () => {
    const overdue = { followUpOn: '2020-01-05', notes: 'x'.repeat(300), message: 'Evenings' };
    await lead('Arun').update(overdue);
    const page = await visitAsAdmin(visit, '/admin', options);
    for (const tab of tabs) {
      await openTab(page, tabLabel(tab));
      await tabLoaded(page, tab);
      await expectNoViolationsLightOrDark(page);
      expect(await overflowOf(page), tab).toBeLessThanOrEqual(0);
    }
    for (const show of [showErrors, showMenu, showQuestion, showPost, showDetails]) {
      await show(page);
      await expectNoViolationsLightOrDark(page);
      expect(await overflowOf(page), show.name).toBeLessThanOrEqual(0);
    }
  });
});
