import { expect, test } from 'vitest';
import { appReady, site, useBrowser } from '../../support/browser/browser.ts';

const { visit } = useBrowser();

// search-1, search-3
test('without JavaScript one searches by the form', async () => {
  const page = await visit('/search', { javaScriptEnabled: false });
  await page.getByRole('searchbox').fill('pyhton full');
  await page.getByRole('button', { name: 'Search' }).click();
  expect(page.url()).toBe(`${site}/search?q=pyhton+full`);
  await page.getByRole('link', { name: 'Python Full Stack Development' }).first().waitFor();
  await page.getByRole('searchbox').fill('zanzibar');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByText('Nothing found for “zanzibar”').waitFor();
  await page.getByRole('link', { name: 'Send an enquiry' }).waitFor();
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
