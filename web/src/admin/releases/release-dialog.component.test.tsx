import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { ReleaseDialog } from './release-dialog.tsx';

const show = shownScreen();

const stored = { createdAt: '2026-11-27T04:00:00.000Z', updatedAt: '2026-11-27T04:00:00.000Z' };

// releases-1
test('the time of a release that is cleared in part is refused, and in full is none', async () => {
  const release = {
    ...{ _id: 'a', name: 'Monday', at: '2099-01-05T03:30:00.000Z', state: 'waiting' as const },
    ...{ problem: '', publishedAt: null, previewUntil: null, ...stored },
  };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ success: true, data: { ...release, at: null } });
  });
  const onClose = vi.fn<() => void>();
  show(<ReleaseDialog release={release} onClose={onClose} />);
  const time = page.getByLabelText(/^Go-live time/);
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(time).toHaveValue('2099-01-05T09:00');
  await time.click();
  await userEvent.keyboard('{Backspace}');
  await save.click();
  await expect.element(time).toHaveAccessibleDescription('Enter date and time');
  expect(sent).toEqual([]);
  await time.fill('');
  await save.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent).toEqual([{ name: 'Monday', at: null }]);
});
