import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminTheme } from './shell/admin-theme.ts';
import { tabPanels } from './tab-panels.ts';
import { TabGroup } from './tab-group.tsx';
import { createQueryClient } from '../lib/content/content-state.ts';

const tabs = ['today', 'bookings', 'messages'] as const;

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  localStorage.clear();
  vi.restoreAllMocks();
});

function show(open: (typeof tabs)[number] | undefined): void {
  // A tab that has the focus loads its code.
  for (const name of tabs)
    vi.spyOn(tabPanels[name], 'preload').mockReturnValue(new Promise(() => undefined));
  root?.unmount();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <QueryClientProvider client={createQueryClient()}>
      <ThemeProvider theme={adminTheme}>
        <MemoryRouter>
          <TabGroup name="Every day" tabs={tabs} open={open} isRail />
        </MemoryRouter>
      </ThemeProvider>
    </QueryClientProvider>,
  );
}

const tab = (name: string) => page.getByRole('tab', { name });

const inTabOrder = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ innerText }) => innerText.toLowerCase());

// dashboard-22, quality-1
test('arrows, Home and End move through the tabs of a group, around its ends', async () => {
  show('bookings');
  await expect.element(tab('bookings')).toBeVisible();
  await userEvent.tab();
  await expect.element(tab('bookings')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowDown', 'messages'],
    ['ArrowRight', 'today'],
    ['ArrowUp', 'messages'],
    ['ArrowLeft', 'bookings'],
    ['End', 'messages'],
    ['Home', 'today'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name), { message: key }).toHaveFocus();
  }
});

// dashboard-22, quality-1
test.each([
  ['bookings', 'bookings'],
  [undefined, 'today'],
] as const)('where %s is open, %s is the one tab in the tab order', async (open, reached) => {
  show(open);
  await expect.element(tab('today')).toBeVisible();
  expect(inTabOrder()).toEqual([reached]);
});

// dashboard-22
test('a group stays folded when the page is loaded again, and is open while one of its tabs is', async () => {
  show(undefined);
  const group = page.getByRole('button', { name: 'Every day' });
  await expect.element(group).toHaveAttribute('aria-expanded', 'true');
  await group.click();
  await expect.element(tab('today')).not.toBeInTheDocument();
  show(undefined);
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
  await expect.element(tab('today')).not.toBeInTheDocument();
  show('today');
  await expect.element(tab('today')).toBeVisible();
  await expect.element(group).not.toBeInTheDocument();
});
