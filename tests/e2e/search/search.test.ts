import { expect, test } from 'vitest';
import { appReady, site, useBrowser } from '../../support/browser/browser.ts';

const { visit } = useBrowser();

// search-1, search-3, search-5
test('without JavaScript one searches by the form; results are grouped by kind, with what helps to choose', async () => {
  const page = await visit('/search', { javaScriptEnabled: false });
  await page.getByRole('searchbox').fill('pyhton full');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(page.url()).toBe(`${site}/search?q=pyhton+full`);
  await page.getByRole('link', { name: 'Python Full Stack Development' }).first().waitFor();
  await page.getByRole('searchbox').fill('zanzibar');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { name: 'Nothing found for “zanzibar”' }).waitFor();
  await page.getByRole('link', { name: 'Send an enquiry' }).waitFor();

  await page.goto('/search?q=python');
  const group = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { name }) });
  const course = group('Course').getByRole('listitem').first();
  await course.getByText('6 months').waitFor();
  await course.getByText(/^₹[\d,]+$/).waitFor();
  expect(await course.locator('mark').first().textContent()).toBe('Python');
  const batch = group('Batch').getByRole('listitem').first();
  await batch.locator('time').waitFor();
  expect(
    await batch.getByRole('link', { name: /^Ask about this batch/ }).getAttribute('href'),
  ).toMatch(/^\/contact\?.*&batch=/);
});

// search-1
test('results come as one types, and back leads to them', async () => {
  const page = await visit('/');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await appReady(page);
  expect(loaded.filter((url) => url.includes('search'))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox').pressSequentially('python full');
  const found = page.getByRole('main').getByRole('link', { name: 'Python Full Stack Development' });
  await found.first().waitFor();
  await page.waitForURL(`${site}/search?q=python+full`);
  await found.first().click();
  await page.getByRole('heading', { level: 1, name: 'Python Full Stack Development' }).waitFor();
  await page.goBack();
  await found.first().waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('python full');
});
