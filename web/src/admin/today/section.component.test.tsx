import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Section } from './section.tsx';

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
