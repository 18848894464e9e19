import type { Browser } from 'playwright-core';
import { sampleAccounts } from '../support/sample-accounts.ts';
import { budgets } from './budgets.ts';
import type { Row } from './report.ts';
import { gzipped, newPage } from '../support/browser/measured-site.ts';

/**
 * Size of the dashboard's JavaScript up to its first tab, and whether it includes the post editor.
 */
export async function measureDashboard(browser: Browser, site: string): Promise<Row[]> {
  const page = await newPage(browser, { baseURL: site });
  const scripts = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const url = request.url();
    if (!url.startsWith(site) || !url.endsWith('.js')) return;
    const weight = async () => gzipped((await (await request.response())?.body()) ?? '');
    scripts.set(url, weight());
  });
  const [{ username, password }] = sampleAccounts;
  await page.goto('/admin');
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Hero title').waitFor();
  const firstTab = new Map(scripts);
  const weights = await Promise.all(firstTab.values());
  await page.goto('/admin/blog/new');
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
  const editor = [...scripts.keys()].filter((url) => url.includes('/rich-text-editor'));
  await page.context().close();
  if (editor.length === 0) throw new Error('The rich-text editor was not found');
  return [
    {
      what: 'dashboard: JavaScript up to the first tab',
      value: weights.reduce((total, weight) => total + weight, 0),
      unit: 'B',
      budget: budgets.dashboard,
    },
    {
      what: 'dashboard: editors of posts fetched with the first tab',
      value: editor.filter((url) => firstTab.has(url)).length,
      unit: '',
      budget: budgets.editorOnFirstTab,
    },
  ];
}
