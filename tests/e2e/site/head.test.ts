import { expect, test } from 'vitest';
import { appReady, site, useBrowser } from '../../support/browser/browser.ts';

const { visit } = useBrowser();

test('the head of a page is updated by navigation', async () => {
  const page = await visit('/nope', { expectedErrors: /404/ });
  await appReady(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Courses' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
  expect(await page.title()).toBe('Courses | Vaasal Institute of Technology');
  const canonical = page.locator('link[rel=canonical]');
  expect(await canonical.getAttribute('href')).toBe(`${site}/courses`);
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await canonical.count()).toBe(0);
});
