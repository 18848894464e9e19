import { expect, test } from 'vitest';
import { loginForm, visitAsAdmin } from '../../support/browser/admin.ts';
import { useBrowser } from '../../support/browser/browser.ts';
import '../../support/browser/database.ts';

const { visit } = useBrowser();

const message = { title: 'Vaasal Institute', body: 'A new enquiry is yours', enquiry: 'e1' };

// enquiries-46
test('the service worker shows a message that is pushed', async () => {
  const page = await visit('/', { serviceWorkers: 'allow', isNew: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const [worker] = page.context().serviceWorkers();
  const shown = await worker?.evaluate(
    (data) => {
      interface Scope extends EventTarget {
        readonly registration: ServiceWorkerRegistration;
        readonly PushEvent: new (type: string, init: { data: string }) => Event;
      }
      const scope = self as unknown as Scope;
      let shownThere: unknown[] = [];
      // Nobody has allowed notifications here.
      scope.registration.showNotification = async (...given) => void (shownThere = given);
      scope.dispatchEvent(new scope.PushEvent('push', { data }));
      return shownThere;
    },
    JSON.stringify({ data: message }),
  );
  expect(shown).toEqual([message.title, { body: message.body, tag: 'e1', data: 'e1' }]);
});

// enquiries-46
test('without a key there is no switch; Logout forgets that this browser is notified', async () => {
  const page = await visitAsAdmin(visit, '/admin/navbar');
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('dialog').getByText('Two-step verification: ').waitFor();
  expect(await page.getByRole('switch', { name: /^Notify/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => localStorage.setItem('push', '{"uid":"someone","id":"t1"}'));
  const removed = page.waitForResponse(/\/api\/push-tokens\/t1$/);
  await page.getByRole('button', { name: 'Logout' }).click();
  await loginForm(page).waitFor();
  expect((await removed).status()).toBe(200);
  expect(await page.evaluate(() => localStorage.getItem('push'))).toBeNull();
});
