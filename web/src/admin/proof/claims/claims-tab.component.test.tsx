import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { ClaimsTab } from './claims-tab.tsx';

const show = shownScreen();

// claims-8
test.each([
  [[], 'No claims yet. Figures about students on the site are listed here.'],
  [[{ text: '92% placed' }], 'No claims match these filters'],
])('of the claims %j the search for something else says %s', async (given, said) => {
  const line = { _id: 'a', kind: 'home.stats', path: '/', condition: 'backed', record: null };
  const lines = given.map((each) => ({ ...line, ...each }));
  const data = { lines, onlyBacked: true };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
  show(<ClaimsTab />);
  await page.getByRole('searchbox', { name: 'Search claims' }).fill('nothing');
  await expect.element(page.getByText(said)).toBeVisible();
});
