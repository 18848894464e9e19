import { storedBatch, type CourseName } from '@institute/schema';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readItem } from '../../lib/firebase/live/live-content.ts';
import { newItem } from '../list/item-page.tsx';
import { shownScreen } from '../shell/shown-screen.tsx';
import { tabPath } from '../shell/tabs.ts';
import { answerLive, ready } from '../shell/test-live.ts';
import { BatchesTab } from './batches-tab.tsx';

const fees = { gstRate: 18, gstIncluded: true };
const courses: CourseName[] = [
  { _id: 'python', slug: 'python', title: 'Python', price: 1, fees, duration: '2 weeks' },
];

const batch = storedBatch.parse({
  ...{ _id: 'own', course: 'python', trainer: 'meena', seats: 24, seatsTaken: 7, state: 'open' },
  ...{ firstDay: '2099-03-02', lastDay: '2099-03-13', branch: 'Adyar', room: 'Lab 2' },
  ...{ mode: 'hybrid', language: 'Tamil' },
  days: [{ day: 'monday', from: '07:00', to: '09:00' }],
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
});

const trainer = { _id: 'meena', name: 'Meena', courses: [] };
const found: Record<string, unknown> = {
  head: { rows: [] },
  batches: [batch],
  trainers: [trainer],
  item: batch,
};

answerLive((source) => ready(found[source] ?? []));

const show = shownScreen();

/** The list, or the form of a batch, and after "Duplicate" the form of the next. */
function Batches({ item }: { readonly item?: string }) {
  const isNew = useLocation().pathname === tabPath('batches', newItem);
  return <BatchesTab item={isNew ? newItem : item} />;
}

// dashboard-26
test('"Duplicate" fills the form of a new batch with all of another but its students, from its end on', async () => {
  const stored: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method !== 'GET') stored.push(JSON.parse(String(body)));
    const data = url.includes('course') ? courses : [];
    return Response.json({ success: true, data });
  });
  vi.mocked(readItem).mockResolvedValue(batch);
  show(<Batches />);
  await page.getByRole('button', { name: /^Actions for Python/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const form = page.getByRole('form');
  await expect.element(form.getByLabelText(/^First day/)).toHaveValue('2099-03-16');
  for (const [label, value] of [
    [/^Course/, 'python'],
    [/^Status/, 'planned'],
    [/^Last day/, '2099-03-27'],
    [/^Weekday/, 'monday'],
    [/^From/, '07:00'],
    [/^To/, '09:00'],
    [/^Mode/, 'hybrid'],
    [/^Branch/, 'Adyar'],
    [/^Room/, 'Lab 2'],
    [/^Trainer/, 'meena'],
    [/^Language/, 'Tamil'],
    [/^Seats/, 24],
  ] as const)
    await expect.element(form.getByLabelText(label)).toHaveValue(value);
  expect(stored).toEqual([]);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await vi.waitFor(() => expect(stored).toHaveLength(1));
  expect(stored[0]).toMatchObject({ course: 'python', seats: 24, firstDay: '2099-03-16' });
});

// dashboard-26
test('the form of a batch has "Duplicate", too', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ success: true, data: url.includes('course') ? courses : [] }),
  );
  show(<Batches item="own" />);
  const duplicate = page.getByRole('button', { name: 'Duplicate' });
  await page.getByLabelText(/^Seats/).fill('25');
  await expect.element(duplicate).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await duplicate.click();
  const form = page.getByRole('form', { name: 'New batch' });
  await expect.element(form.getByLabelText(/^First day/)).toHaveValue('2099-03-16');
});
