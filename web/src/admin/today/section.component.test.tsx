import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { Section } from './section.tsx';

const show = shownScreen();

// dashboard-28
test('a list of Today that could not be read is read again by a press', async () => {
  const retry = vi.fn<() => void>();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  const unread = { name: 'Drafts', lines: undefined, more: false, path: '/admin/blog' };
  root.render(<Section section={{ ...unread, failed: true, retry }} />);
  await expect.element(page.getByText('This could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
  root.unmount();
});

// dashboard-28
test('a list of Today stands under its name with how many there are, or with the way to all', async () => {
  const line = {
    id: 'docker',
    text: 'Docker for beginners',
    about: 'draft',
    path: '/admin/blog/docker',
  };
  const drafts = {
    name: 'Drafts',
    lines: [line],
    failed: false,
    path: '/admin/blog',
    retry: vi.fn<() => void>(),
  };
  const section = page.getByRole('region', { name: 'Drafts', exact: true });
  show(<Section section={{ ...drafts, more: false }} />);
  await expect.element(section.getByText('1', { exact: true })).toBeVisible();
  show(<Section section={{ ...drafts, more: true }} />);
  await expect
    .element(section.getByRole('link', { name: /^All ?: Drafts$/ }))
    .toHaveAttribute('href', '/admin/blog');
});
