import { storedEnquiry, storedSchemas } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { answerLive, ready } from '../../shell/test-live.ts';
import { EnrolDialog } from './enrol-dialog.tsx';

const show = shownScreen();

const at = { createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' };
const batch = (_id: string, firstDay: string, seatsTaken: number) => ({
  ...storedSchemas.batches.parse({
    ...{ _id, course: 'kolam', firstDay, lastDay: '2099-03-05', seats: 20, branch: 'Adyar' },
    ...{ days: [{ day: 'monday', from: '18:30', to: '20:30' }], room: '', ...at },
  }),
  seatsTaken,
});
let batches: object[] = [];
answerLive((source) => ready(source === 'batches' ? batches : { rows: [] }));

const meena = storedEnquiry.parse({
  ...{ _id: 'meena', name: 'Meena', phone: '+919876543210', course: 'Kolam' },
  ...{ source: 'Walk-in', status: 'contacted', ...at },
});

// enquiries-19
test('the batch that is proposed stays though its last seat goes, and a refusal is seen', async () => {
  let answer: (response: Response) => void = () => undefined;
  const kolam = { _id: 'kolam', slug: 'kolam', title: 'Kolam', duration: '3 months', price: 0 };
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    method === 'GET'
      ? Promise.resolve(Response.json({ success: true, data: [kolam] }))
      : new Promise<Response>((resolve) => (answer = resolve)),
  );
  batches = [batch('first', '2099-01-04', 19), batch('second', '2099-01-11', 0)];
  const onClose = vi.fn<() => void>();
  const dialog = () => (
    <EnrolDialog enquiry={meena} onEnrolled={() => undefined} onClose={onClose} />
  );
  show(dialog());
  const chosen = page.getByLabelText('Batch');
  await expect.element(chosen).toHaveValue('first');
  batches = [batch('first', '2099-01-04', 20), batch('second', '2099-01-11', 0)];
  await page.getByRole('button', { name: 'Enrol', exact: true }).click();
  await expect.element(page.getByText(/4 Jan 2099 \(full\)/)).toBeInTheDocument();
  await expect.element(chosen).toHaveValue('first');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(onClose).not.toHaveBeenCalled();
  const fields = { enrolIn: 'This batch is full' };
  answer(Response.json({ success: false, message: 'Refused', fields }, { status: 400 }));
  await expect.element(page.getByText('This batch is full')).toBeVisible();
});
