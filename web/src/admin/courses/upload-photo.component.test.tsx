import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RowMenu } from '../list/row-menu.tsx';
import { storeFile } from '../media/store-file.ts';
import { useUploadToRow } from '../media/use-upload-to-row.tsx';
import { shownScreen } from '../shell/shown-screen.tsx';
import { trainerTask } from './trainers-tab.tsx';

const show = shownScreen();

const photo = { kind: 'image', field: 'photo', label: 'Upload photo' } as const;

function Row() {
  const { actionsOf, uploading } = useUploadToRow(trainerTask, photo);
  return (
    <>
      <RowMenu name="Asha" actions={actionsOf('asha')} />
      {uploading}
    </>
  );
}

// quality-1
test('after "Cancel upload" was pressed by keyboard, the focus is on the button of the row’s menu', async () => {
  vi.mocked(storeFile).mockImplementation(
    (_kind, _file, { signal }) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(null))),
  );
  show(<Row />);
  const menu = page.getByRole('button', { name: 'Actions for Asha' });
  const input = page.getByLabelText('File: Upload photo');
  await expect.element(menu).toBeVisible();
  // The browser's own dialog of files cannot be driven.
  vi.spyOn(input.element() as HTMLInputElement, 'click').mockReturnValue();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('menuitem', { name: 'Upload photo' }).click();
  await userEvent.upload(input, new File(['x'], 'asha.png', { type: 'image/png' }));
  await expect.element(menu).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Cancel upload' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toHaveFocus();
});
