import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findEnquiries } from '../../lib/firebase/find-enquiries.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { PaletteButton } from './palette-button.tsx';

const show = shownScreen();
const opened = vi.fn<() => void>();

beforeEach(() => {
  opened.mockClear();
  vi.mocked(findEnquiries).mockResolvedValue([]);
  const rows = { items: [], found: 0, all: 0, page: 1 };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ success: true, data: path.includes('/rows/') ? rows : [] }),
  );
  show(
    <header>
      <PaletteButton />
      <button aria-label="Account: Asha" onClick={opened} />
      <input aria-label="Field" />
    </header>,
  );
});

const search = page.getByRole('combobox');
const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const singleKeys = shortcuts.getByRole('switch', { name: 'Keys without Ctrl or Cmd' });
const dialog = page.getByRole('dialog');
const openPalette = () => userEvent.keyboard('{ControlOrMeta>}k{/ControlOrMeta}');

// dashboard-32
test('closed, the palette gives the focus back, and is empty when it opens again', async () => {
  await page.getByLabelText('Field').click();
  await openPalette();
  await search.fill('password');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByLabelText('Field')).toHaveFocus();
  await openPalette();
  await expect.element(search).toHaveValue('');
});

// dashboard-23
test('"?" lists the shortcuts, outside of fields and until single keys are switched off', async () => {
  await page.getByLabelText('Field').click();
  await userEvent.keyboard('?');
  await expect.element(page.getByLabelText('Field')).toHaveValue('?');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('?');
  await singleKeys.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();

  await userEvent.keyboard('?');
  await openPalette();
  await expect.element(search).toHaveFocus();
  await expect.element(shortcuts).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect.element(singleKeys).not.toBeChecked();
  await singleKeys.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  await expect.element(shortcuts).toBeVisible();
});

// dashboard-32
test('the palette opens over the screen, closes by Escape, and runs what is on the screen', async () => {
  await expect.element(page.getByRole('button', { name: 'Search or do' })).toBeVisible();
  await openPalette();
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await openPalette();
  await search.fill('password');
  await expect.element(page.getByRole('option', { name: /^Account: Asha/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => opened.mock.calls.length).toBe(1);
});
