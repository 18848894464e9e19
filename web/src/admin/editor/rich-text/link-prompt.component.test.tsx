import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { LinkPrompt } from './link-prompt.tsx';

const show = shownScreen();
const onDone = vi.fn<(page: { title: string; path: string }) => void>();
const field = page.getByLabelText(/^Page or address/);
/** Lets the search go on for a text; others are found at once. */
let find = () => {};

beforeEach(() => {
  onDone.mockClear();
  const slow = new Promise<void>((resolve) => {
    find = resolve;
  });
  vi.stubGlobal('fetch', async (path: URL | string) => {
    const address = String(path);
    if (address.includes('demo')) await slow;
    const items = address.includes('courses')
      ? [{ _id: 'x', slug: 'x', title: 'Found by the search', updatedAt: '' }]
      : [];
    return Response.json({ success: true, data: { items, found: 1, all: 1, page: 1 } });
  });
  show(<LinkPrompt initial="" onDone={onDone} onCancel={() => undefined} />);
});

// blog-5
test('Enter links a page that was found for the text that stands there, not for an earlier one', async () => {
  await field.fill('blog');
  await expect.element(page.getByRole('button', { name: 'Blog' })).toBeVisible();
  await field.fill('demo');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Still searching/)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  find();
  await expect.element(page.getByRole('button', { name: 'Demo classes' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onDone).toHaveBeenCalledWith({ title: 'Demo classes', path: '/demo' });
});

// blog-5
test('Enter removes the link once the field is empty, whatever was found before', async () => {
  await field.fill('blog');
  await expect.element(page.getByRole('button', { name: 'Blog' })).toBeVisible();
  await field.fill('');
  await userEvent.keyboard('{Enter}');
  expect(onDone).toHaveBeenCalledWith({ title: '', path: '' });
});
