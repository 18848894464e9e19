import { expect, test } from 'vitest';
import { site, useBrowser } from '../../support/browser/browser.ts';

const { visit } = useBrowser();

// demo-2
test('without JavaScript, the demo classes of all days are listed and filtered', async () => {
  const page = await visit('/batches', { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'free demo class' }).click();
  expect(page.url()).toBe(`${site}/demo`);
  const items = page.getByRole('main').getByRole('link', { name: 'Ask for a place' });
  const all = await items.count();
  expect(all).toBeGreaterThanOrEqual(12);
  await page
    .getByRole('navigation', { name: 'Mode' })
    .getByRole('link', { name: 'Online', exact: true })
    .click();
  expect(page.url()).toBe(`${site}/demo?mode=online`);
  expect(await items.count()).toBeLessThan(all);
  await page.getByRole('main').getByText('Online', { exact: true }).nth(1).waitFor();
});
