import { storedEnquiry, type StoredEnquiry } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';

const show = shownScreen();

const at = '2026-11-30T08:00:00.000Z';
const meena = storedEnquiry.parse({
  ...{ _id: 'meena', name: 'Meena', phone: '+919876543210', source: 'Walk-in' },
  ...{ status: 'demo booked', followUpOn: '2026-12-02', followUpTime: '18:30' },
  ...{ createdAt: at, updatedAt: at },
});

const nothing = () => undefined;

// enquiries-41
test('a press on the wrong outcome is undone from what says that it is stored', async () => {
  let current = meena;
  const sent: { readonly [name: string]: unknown }[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const { updatedAt, outcome, undoneOutcome, ...changes } = JSON.parse(String(body));
    expect(updatedAt).toBe(current.updatedAt);
    sent.push({ ...changes, outcome, undoneOutcome });
    const later = new Date(Date.parse(updatedAt) + 1000).toISOString();
    current = { ...current, ...changes, updatedAt: later };
    return Response.json({ success: true, data: current });
  });
  const onUpdated = vi.fn<(enquiry: StoredEnquiry) => void>();
  const onUndone = vi.fn<() => void>();
  // The next lead is open by the time that it is undone.
  const onDone = () => show(<p>Next lead</p>);
  const now = new Date('2026-12-01T08:00:00.000Z');
  const calls = { onUpdated, onDone, onUndone, onBook: nothing };
  show(<OutcomeButtons enquiry={meena} now={now} {...calls} />);
  await page.getByRole('button', { name: 'Wrong number' }).click();
  await expect.element(page.getByText('Next lead')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Meena: Wrong number' }).click();
  await expect.element(page.getByText('Meena: Wrong number undone')).toBeVisible();
  expect(onUndone).toHaveBeenCalledOnce();
  expect(onUpdated).toHaveBeenLastCalledWith(current);
  expect(current).toEqual({ ...meena, updatedAt: current.updatedAt });
  const { id } = sent[0]!['outcome'] as { readonly id: string };
  expect(sent[1]).toEqual({ status: 'demo booked', reason: '', undoneOutcome: id });
});
