import { beforeAll, expect, test } from 'vitest';
import { tabLabel, tabs } from '../../../web/src/admin/shell/tabs.ts';
import { loginForm, passwordOf, tabLoaded } from '../../support/browser/admin.ts';
import { useBrowser, withClock } from '../../support/browser/browser.ts';
import { database } from '../../support/browser/database.ts';
import { pressOn, tabTo, unreachable } from '../../support/browser/keyboard.ts';
import { factsInTamil } from '../../support/facts-in-tamil.ts';

const { visit } = useBrowser();

// Every tab is there.
beforeAll(() => database.doc('content/institute').set(factsInTamil()));

// The first level signs in and logs out by keyboard, and looks at one tab, in admin-session.
test('Tab reaches every control of every tab between signing in and logging out', async () => {
  const page = await visit('/admin', withClock);
  await tabTo(page, page.getByLabel('Username or email'));
  await page.keyboard.type('admin');
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(passwordOf('admin'));
  await page.keyboard.press('Enter');
  await page.clock.runFor(1_000);
  await tabTo(page, page.getByRole('tab', { name: 'home' }));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByRole('form', { name: 'Navbar' }).waitFor();
  for (const tab of tabs) {
    await page.getByRole('tab', { name: tabLabel(tab), exact: true }).click();
    await tabLoaded(page, tab);
    expect(await unreachable(page, 'main, header'), tab).toEqual([]);
  }
  await pressOn(page, page.getByRole('button', { name: 'Logout' }), 'Enter');
  await loginForm(page).waitFor();
});
