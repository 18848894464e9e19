import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { LaterDialog } from './later-dialog.tsx';

const show = shownScreen();

const showDialog = (onClose: () => void) =>
  show(
    <LaterDialog
      document="content/home"
      title="Home"
      basedOn={null}
      data={{}}
      onKept={() => undefined}
      onClose={onClose}
    />,
  );

// releases-1
test('"Save for later" says that the releases cannot be read, reads them again, and can be left', async () => {
  let reached = false;
  vi.stubGlobal('fetch', async () => {
    if (!reached) throw new TypeError('Failed to fetch');
    return Response.json({ success: true, data: [] });
  });
  const onClose = vi.fn<() => void>();
  showDialog(onClose);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.click();
  expect(onClose).toHaveBeenCalledOnce();

  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(cancel).toBeVisible();
  reached = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByLabelText('Release name')).toHaveValue('Home');
});

// releases-1
test('a go-live time that is typed in part is refused at its field, not stored as none', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'GET') sent.push(body);
    return Response.json({ success: true, data: [] });
  });
  showDialog(() => undefined);
  const time = page.getByLabelText(/^Go-live time/);
  await time.click();
  await userEvent.keyboard('11');
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect.element(time).toHaveAccessibleDescription('Enter date and time');
  await expect.element(time).toHaveFocus();
  expect(sent).toEqual([]);
});

// releases-3
test('a time that the server refuses is told at its field alone, and a lost call in a message until the change is added', async () => {
  const at = '2026-11-27T04:00:00.000Z';
  const stored = { createdAt: at, updatedAt: at };
  const refusal = 'Choose a time in the future';
  let answer: 'refused' | 'lost' | 'added' = 'refused';
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: [] });
    const body = { success: false, message: refusal, fields: { at: refusal } };
    if (answer === 'refused') return Response.json(body, { status: 400 });
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    const release = { name: 'Home', at: null, state: 'waiting', problem: '', publishedAt: null };
    const edit = { release: 'new', document: 'content/home', title: 'Home', basedOn: null };
    const data = path.endsWith('/edits') ? { ...edit, warnings: [] } : release;
    return Response.json({
      success: true,
      data: { _id: 'new', previewUntil: null, ...data, ...stored },
    });
  });
  const onClose = vi.fn<() => void>();
  showDialog(onClose);
  const time = page.getByLabelText(/^Go-live time/);
  const save = page.getByRole('button', { name: 'Save for later' });
  await time.fill('2020-01-05T09:00');
  await save.click();
  await expect.element(time).toHaveAccessibleDescription(refusal);
  await expect.element(time).toHaveFocus();
  // Beside the dialog, which hides it from screen readers.
  const failed = page.getByRole('alert', { includeHidden: true });
  expect(failed.elements()).toEqual([]);
  answer = 'lost';
  await save.click();
  await expect.element(failed).toBeVisible();
  answer = 'added';
  await save.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  await expect.element(failed).not.toBeInTheDocument();
});
