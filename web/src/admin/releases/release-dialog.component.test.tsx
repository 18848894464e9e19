import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { ReleaseDialog } from './release-dialog.tsx';

const show = shownScreen();

const stored = { createdAt: '2026-11-27T04:00:00.000Z', updatedAt: '2026-11-27T04:00:00.000Z' };
const release = {
  ...{ _id: 'a', name: 'Monday', at: '2099-01-05T03:30:00.000Z', state: 'waiting' as const },
  ...{ problem: '', publishedAt: null, previewUntil: null, ...stored },
};

// releases-1
test('the time of a release that is cleared in part is refused, and in full is none', async () => {
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

// releases-6
test('a new release is begun with a name alone, and made once where the answer is lost', async () => {
  const sent: { id?: string }[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    if (sent.length === 1) throw new TypeError('Failed to fetch');
    return Response.json({ success: true, data: release });
  });
  const onClose = vi.fn<() => void>();
  show(<ReleaseDialog onClose={onClose} />);
  await expect.element(page.getByLabelText('Release name')).toHaveFocus();
  await userEvent.keyboard('Pongal');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.element(save).toBeEnabled();
  await save.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  const [first, second] = sent;
  expect(second).toEqual({ name: 'Pongal', at: null, id: first?.id });
});
