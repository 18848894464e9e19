import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DashboardBar } from './dashboard-bar.tsx';
import { shownScreen } from './shell/shown-screen.tsx';

const show = shownScreen();

// dashboard-33
test('the head of the dashboard fits a phone whose text is twice as large', async () => {
  await page.viewport(195, 422);
  show(<DashboardBar onLogout={() => undefined} />);
  await expect.element(page.getByText('On duty')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(195);
});
