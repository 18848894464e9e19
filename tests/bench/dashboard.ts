import type { Browser, Request } from 'playwright-core';
import { sampleAccounts } from '../support/sample-accounts.ts';
import { budgets } from './budgets.ts';
import type { Row } from './report.ts';
import { gzipped, newPage } from '../support/browser/measured-site.ts';
import { openInApp } from '../support/browser/open-in-app.ts';

/** Notes in the page when the first field of its first tab is there, on the clock of its resources. */
function noteFirstField(): void {
  const observer = new MutationObserver(() => {
    const labels = [...document.querySelectorAll('label')];
    if (!labels.some(({ textContent }) => textContent.startsWith('Hero title'))) return;
    observer.disconnect();
    performance.mark('first field');
  });
  observer.observe(document, { childList: true, subtree: true });
}

const askedBeforeFirstField = (): string[] => {
  const [mark] = performance.getEntriesByName('first field');
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => mark && startTime < mark.startTime)
    .map(({ name }) => name);
};

/**
 * Size of the dashboard's JavaScript up to its first tab, and whether it includes the post editor.
 */
export async function measureDashboard(browser: Browser, site: string): Promise<Row[]> {
  const page = await newPage(browser, { baseURL: site });
  const scripts = new Map<string, Request>();
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(site) && url.endsWith('.js')) scripts.set(url, request);
  });
  const weightOf = async (url: string): Promise<number> =>
    gzipped((await (await scripts.get(url)?.response())?.body()) ?? '');
  await page.addInitScript(noteFirstField);
  const [{ username, password }] = sampleAccounts;
  await page.goto('/admin');
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Hero title').waitFor();
  const asked = await page.evaluate(askedBeforeFirstField);
  const firstTab = new Set(asked.filter((url) => scripts.has(url)));
  const weights = await Promise.all([...firstTab].map(weightOf));
  await openInApp(page, '/admin/blog/new');
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
