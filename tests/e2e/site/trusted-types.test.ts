import { expect, test } from 'vitest';
import { appReady, useBrowser } from '../../support/browser/browser.ts';
import { coursePath } from '../../support/browser/screens.ts';

const { visit } = useBrowser();

// quality-6
test.each(['/', coursePath, '/admin'])('%s takes no HTML or script from a string', async (path) => {
  const page = await visit(path, {
    expectedErrors: /Trusted/,
    serviceWorkers: 'allow',
  });
  await appReady(page);
  const refused = await page.evaluate(async () => {
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
  });
  expect(refused).toEqual([
    'innerHTML: TypeError',
    'parseFromString: TypeError',
    'src of a script: TypeError',
    'a service worker: TypeError',
  ]);
});
