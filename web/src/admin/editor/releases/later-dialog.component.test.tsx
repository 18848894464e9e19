import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { LaterDialog } from './later-dialog.tsx';

const show = shownScreen();

// releases-1
test('"Save for later" says that the releases cannot be read, reads them again, and can be left', async () => {
  let reached = false;
  vi.stubGlobal('fetch', async () => {
    if (!reached) throw new TypeError('Failed to fetch');
    return Response.json({ success: true, data: [] });
  });
  const onClose = vi.fn<() => void>();
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
  const nothing = () => undefined;
  show(
    <LaterDialog
      document="content/home"
      title="Home"
      basedOn={null}
      data={{}}
      onKept={nothing}
      onClose={nothing}
    />,
  );
  const time = page.getByLabelText(/^Go-live time/);
  await time.click();
  await userEvent.keyboard('11');
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect.element(time).toHaveAccessibleDescription('Enter date and time');
  await expect.element(time).toHaveFocus();
  expect(sent).toEqual([]);
});
