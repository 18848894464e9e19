import { storedEnquiry } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { findEnquiries } from '../../lib/firebase/find-enquiries.ts';
import { answerLive } from '../shell/test-live.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { NewEnquiry } from './new-enquiry.tsx';

const show = shownScreen();

answerLive(() => ({ status: 'loading' }));

const at = '2026-11-30T08:00:00.000Z';
const stored = (fields: { readonly _id: string; readonly name: string; readonly phone: string }) =>
  storedEnquiry.parse({
    ...{ source: 'Walk-in', status: 'contacted', createdAt: at, updatedAt: at },
    ...fields,
  });

// enquiries-35
test('a phone number that has an enquiry is told below its field', async () => {
  vi.mocked(findEnquiries).mockResolvedValue([
    stored({ _id: 'arun', name: 'Arun', phone: '+919840011224' }),
    stored({ _id: 'meena', name: 'Meena', phone: '+919840011223' }),
  ]);
  const nothing = () => undefined;
  show(<NewEnquiry onStored={nothing} onClose={nothing} />);
  await page.getByRole('textbox', { name: 'Phone' }).fill('98400 11223');
  const hers = page.getByRole('link', { name: 'Meena' });
  await expect.element(hers).toBeVisible();
  // Beside the dialog, which keeps what is typed.
  await expect.element(hers).toHaveAttribute('target', '_blank');
  await expect.element(page.getByText(/^This number has an enquiry/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone' }).fill('98400 112');
  await expect.element(hers).not.toBeInTheDocument();
});

// dashboard-4
test('after Back or a reload the form has what was typed, until it is discarded or stored', async () => {
  const onStored = vi.fn<(id: string) => void>();
  const open = () => show(<NewEnquiry onStored={onStored} onClose={() => undefined} />);
  const name = page.getByRole('textbox', { name: 'Name' });
  const source = page.getByLabelText('Source');
  open();
  await name.fill('Meena');
  await source.selectOptions('Phone call');
  open();
  await expect.element(name).toHaveValue('Meena');
  await expect.element(source).toHaveValue('Phone call');
  // It is lost by Escape no more than before.
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  open();
  await expect.element(name).toHaveValue('');
  await expect.element(source).toHaveValue('Walk-in');

  await name.fill('Arun');
  const ids: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    ids.push(JSON.parse(String(body)).id);
    if (ids.length === 1) throw new TypeError('Failed to fetch');
    return Response.json({ success: true, data: { _id: 'arun' } });
  });
  const save = page.getByRole('button', { name: 'Save enquiry' });
  await save.click();
  await expect.poll(() => ids.length).toBe(1);
  open();
  await save.click();
  await expect.poll(() => onStored.mock.calls).toEqual([['arun']]);
  // A retry, also after a reload, is one enquiry.
  expect(ids[1]).toBe(ids[0]);
  open();
  await expect.element(name).toHaveValue('');
});
