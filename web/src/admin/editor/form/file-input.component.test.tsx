import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeFile } from '../../media/store-file.ts';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { FileInput } from './file-input.tsx';

const show = shownScreen();

function Form() {
  const form = useForm({ defaultValues: { image: '', title: '' } });
  return (
    <FormProvider {...form}>
      <FileInput field={{ kind: 'image', name: 'image', label: 'Photo' }} path="image" />
      <input aria-label="Title" />
    </FormProvider>
  );
}

/** Uploads a file from the button by keyboard, and tells its end. */
async function upload(): Promise<() => void> {
  let end = () => {};
  vi.mocked(storeFile).mockReturnValue(
    new Promise((resolve) => {
      end = () => resolve('/images/fedcba9876543210-new.webp');
    }),
  );
  show(<Form />);
  const input = page.getByLabelText('File: Photo');
  await expect.element(input).toBeInTheDocument();
  (button.element() as HTMLElement).focus();
  await userEvent.upload(input, new File(['x'], 'new.png', { type: 'image/png' }));
  await expect.element(page.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
  return end;
}

const button = page.getByRole('button', { name: 'Upload image: Photo' });

// quality-1
test('after an upload from the keyboard the focus is on its button again', async () => {
  const end = await upload();
  end();
  await expect.element(button).toHaveFocus();
});

// quality-1
test('an upload leaves the focus in another field', async () => {
  const end = await upload();
  const title = page.getByLabelText('Title');
  await title.click();
  end();
  await expect.element(button).toBeVisible();
  await expect.element(title).toHaveFocus();
});
