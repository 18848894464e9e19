import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import { coursePath } from '../../support/browser/screens.ts';

const { visit } = useBrowser();

/** What the page says to HTML and scripts from strings. */
async function refusals(): Promise<string[]> {
  // What is provoked here is not a fault of the page.
  document.addEventListener('securitypolicyviolation', (event) => event.stopPropagation());
  const html = '<img src="x" onerror="document.title = 1">';
  const script = document.createElement('script');
  const attempts: Record<string, () => unknown> = {
    innerHTML: () => (document.body.innerHTML = html),
    parseFromString: () => new DOMParser().parseFromString(html, 'text/html'),
    'src of a script': () => (script.src = '/service-worker.js'),
    'a service worker': () => navigator.serviceWorker.register('/other.js'),
  };
  const attempted = Object.entries(attempts).map(async ([name, attempt]) => {
    try {
      await attempt();
      return `${name} was allowed`;
    } catch (error) {
      return `${name}: ${(error as Error).name}`;
    }
  });
  return Promise.all(attempted);
}

/** Installs no worker for the page, which names its own by its policy and not by a string: it would take five seconds. */
async function installNone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (url, options) {
      return typeof url === 'string' ? register.call(this, url, options) : new Promise(() => {});
    };
  });
}

// quality-6
test('a public page and the dashboard take no HTML or script from a string', async () => {
  const page = await visit(coursePath, {
    expectedErrors: /Trusted/,
    serviceWorkers: 'allow',
    before: installNone,
  });
  for (const path of [coursePath, '/admin']) {
    if (path !== coursePath) await page.goto(path);
    await appReady(page);
    expect(await page.evaluate(refusals), path).toEqual([
      'innerHTML: TypeError',
      'parseFromString: TypeError',
      'src of a script: TypeError',
      'a service worker: TypeError',
    ]);
  }
});
