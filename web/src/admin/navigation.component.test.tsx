import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TabGroups } from './navigation.tsx';
import { shownScreen } from './shell/shown-screen.tsx';
import { tabs, type Tab } from './shell/tabs.ts';
import { tabPanels } from './tab-panels.ts';

const showScreen = shownScreen();

function show(open: Tab, role: 'owner' | 'editor', isRail = true): void {
  // A tab that has the focus loads its code.
  for (const name of tabs)
    vi.spyOn(tabPanels[name], 'preload').mockReturnValue(new Promise(() => undefined));
  showScreen(<TabGroups role={role} open={open} isRail={isRail} />);
}

const link = page.getByRole('link', { name: 'enquiries' });
const tab = page.getByRole('tab', { name: 'enquiries' });

// dashboard-22, quality-1
test('the rail has Enquiries second, too, as a link between two lists of tabs', async () => {
  show('today', 'owner');
  await expect.element(link).not.toHaveAttribute('aria-current', 'page');
  expect(link.element().closest('[role="tablist"]')).toBeNull();
  await expect.element(tab).toHaveAttribute('aria-selected', 'false');
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { name: 'today' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { name: 'bookings' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(page.getByRole('tab', { name: 'bookings' })).toHaveFocus();
});

// dashboard-22
test('where Enquiries is open, both say so', async () => {
  show('enquiries', 'owner');
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
});

// dashboard-22, dashboard-33
test.each([
  ['the sheet of phones', 'owner', false],
  ['the rail of an editor', 'editor', true],
] as const)('%s has no second link to Enquiries', async (_where, role, isRail) => {
  show('today', role, isRail);
  await expect.element(page.getByRole('tab', { name: 'today' })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});
