import { afterEach, expect, test } from 'vitest';
import { closeNotifications, visitAsAdmin } from '../../support/browser/admin.ts';
import { expectNoViolations } from '../../support/browser/axe.ts';
import { appReady, publicPage, useBrowser } from '../../support/browser/browser.ts';
import { pdf } from '../../support/samples.ts';
import { database } from '../../support/browser/database.ts';
import { isDeep } from '../../support/level.ts';

const { visit } = useBrowser();

afterEach(async () => {
  for (const name of ['claims', 'shownClaims'])
    await database.recursiveDelete(database.collection(name));
});

// claims-6, claims-8, claims-13
test('on a phone the owner backs a claim, and shows only what is backed, which a page from before reads, too', async () => {
  const page = await visitAsAdmin(visit, '/admin/claims', { device: 'phone' });
  await page.getByRole('button', { name: /^92% of the 612/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: '92%' }).waitFor();
  await dialog.getByText('of the 612 who asked placed').waitFor();
  await dialog.getByRole('button', { name: 'Save evidence' }).click();
  await dialog.getByText('Period is required').waitFor();
  await dialog.getByText('Source is required').waitFor();
  await dialog.getByLabel('Period').fill('April 2025 to March 2026');
  await dialog.getByLabel('Basis').fill('563 of 612 who asked');
  await dialog.getByLabel('As of').fill('2026-03-31');
  await dialog.getByLabel('Valid until').fill('2099-03-31');
  await dialog.getByLabel('Source file').setInputFiles({
    name: 'Register.pdf',
    mimeType: 'application/pdf',
    buffer: pdf,
  });
  await dialog.getByRole('button', { name: 'Download' }).waitFor();
  if (isDeep) await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save evidence' }).click();
  await page.getByRole('button', { name: 'Verified 1', exact: true }).click();
  await closeNotifications(page);
  await page.getByRole('button', { name: /^92% of the 612/ }).click();
  await dialog.getByRole('definition').getByText('563 of 612 who asked').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const home = await visit('/contact', {
    device: 'phone',
    expectedErrors: /Failed call: about|Failed to load resource/,
  });
  await appReady(home);
  expect(await publicPage('/about')).toContain('trainers in January 2026');
  await page.getByRole('switch', { name: 'Show only verified claims' }).click();
  await page.getByRole('button', { name: 'Show only verified claims' }).click();
  await page.getByText('The site now shows only verified claims').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await expect.poll(() => publicPage('/')).not.toContain('₹5.4 LPA');
  const links = home.getByRole('navigation', { name: 'Quick Links' });
  await links.getByRole('link', { name: 'About' }).click();
  await home.getByRole('heading', { name: 'Our mission' }).waitFor();
  expect(await home.getByText('trainers in January 2026').count()).toBe(0);

  // The same, as it is served; in the app at the deep level, too.
  const served = await publicPage('/');
  expect(served).toContain('563 of 612 who asked, April 2025 to March 2026');
  expect(served).toContain('Past record is no guarantee of future job prospects.');
  expect(served).not.toContain('Trusted by');
  expect(await publicPage('/how-we-count')).toContain('563 of 612 who asked');
  const placements = await publicPage('/placements');
  expect(placements).toContain('No placements available');
  expect(placements).not.toContain('>95%<');
  if (!isDeep) return;
  await home.goto('/');
  const figures = home.getByRole('region', { name: 'In numbers' });
  await figures.locator('dt').getByText('563 of 612 who asked, April 2025 to March 2026').waitFor();
  await figures.getByText('Past record is no guarantee of future job prospects.').waitFor();
  expect(await home.getByText('Trusted by').count()).toBe(0);
  await figures.getByText('How we count').click();
  await figures.getByRole('cell', { name: '563 of 612 who asked, April 2025' }).waitFor();
  await expectNoViolations(home, figures);
  await figures.getByRole('link', { name: 'All figures and their sources' }).click();
  await home.getByRole('heading', { name: 'How we count' }).waitFor();
  await home.getByText('563 of 612 who asked').waitFor();
  await links.getByRole('link', { name: 'Placements' }).click();
  await home.getByRole('heading', { name: 'Success Stories' }).waitFor();
  await home.getByText('No placements available').waitFor();
  expect(await home.getByText('95%').count()).toBe(0);
});
