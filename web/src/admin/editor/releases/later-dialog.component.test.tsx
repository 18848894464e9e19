import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
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
