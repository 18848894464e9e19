import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DailyBar } from './daily-bar.tsx';
import { shownScreen } from './shell/shown-screen.tsx';
import { swipeOver } from './shell/test-swipe.ts';
import { enlargeText } from '../lib/page/test-large-text.ts';
import { tabs } from './shell/tabs.ts';
import { tabPanels } from './tab-panels.ts';

const show = shownScreen();

// dashboard-33
test('the bar of phones leads to four tabs, says which is open, and fits', async () => {
  // A tab under the pointer loads its code.
  for (const name of tabs)
    vi.spyOn(tabPanels[name], 'preload').mockReturnValue(new Promise(() => undefined));
  await page.viewport(390, 844);
  show(<DailyBar tab="bookings" />);
  const bar = page.getByRole('navigation', { name: 'Every day' });
  await expect.element(bar.getByRole('button', { name: 'More' })).toBeVisible();
  const links = bar.getByRole('link').elements();
  expect(
    links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['/admin/today', null],
    ['/admin/enquiries', null],
    ['/admin/bookings', 'page'],
    ['/admin/batches', null],
  ]);
  const { scrollWidth, clientWidth } = bar.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  // No name reaches into the next, in the largest text either.
  enlargeText();
  for (const link of links) expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
});

// dashboard-33
test('a swipe up on the bar opens the sheet of tabs', async () => {
  show(<DailyBar tab="bookings" />);
  const more = page.getByRole('button', { name: 'More' });
  await expect.element(more).toBeVisible();
  swipeOver(more.element(), 100);
  swipeOver(more.element(), -100);
  await expect.element(page.getByRole('dialog', { name: 'All tabs' })).toBeVisible();
});
