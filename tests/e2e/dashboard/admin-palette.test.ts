import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';

const { visit } = useBrowser();

/** Waits for the end of a fade: half transparent text has too little contrast. */
const untilStill = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));

// dashboard-23
test('the palette goes to a tab and to a course by name, and "?" lists the shortcuts', async () => {
  const page = await visitAsAdmin(visit, '/admin');
  await page.getByText('All changes saved').waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('combobox', { name: 'Go to a tab, course or post' });
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
  expect(await page.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe(title);

  await page.keyboard.press('ControlOrMeta+k');
  await search.waitFor();
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 2 }).first().click();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await untilStill(page);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
});
