import type { Page } from 'playwright-core';
import { afterEach, test } from 'vitest';
import { visitAsAdmin, withoutPreview } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import { allEnquiries, enquiry } from '../../support/browser/leads.ts';
import { palette } from '../../support/browser/palette.ts';

const { visit } = useBrowser();

const lead = allEnquiries.doc('palette-lead');

afterEach(() => lead.delete());

/** Waits for the end of a fade: half transparent text has too little contrast. */
const untilStill = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running'));

// Both levels have what is typed while it loads in admin-content; the first has a person in admin-enquiries, the rest in components.
// dashboard-23, dashboard-32
test('the palette goes to a tab and an enquiry; "?" lists the shortcuts', async () => {
  await lead.set(enquiry('Palani Vel', 5, { phone: '+919840012321' }));
  const page = await visitAsAdmin(visit, '/admin/trust-stats', withoutPreview);
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

  await page.getByRole('heading', { level: 2 }).first().click();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await shortcuts.waitFor();
  await untilStill(page);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await shortcuts.waitFor({ state: 'detached' });

  await page.keyboard.press('ControlOrMeta+k');
  await search.fill('palani 12321');
  await page.getByRole('option', { name: 'Palani Vel, +919840012321' }).click();
  await page.getByRole('heading', { level: 2, name: 'Palani Vel' }).waitFor();
});
