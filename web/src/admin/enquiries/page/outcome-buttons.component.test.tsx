import { storedEnquiry, type StoredEnquiry } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { notificationsStore } from '../../../lib/notifications/notifications-store.ts';
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

const now = new Date('2026-12-01T08:00:00.000Z');

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

// enquiries-37
test('an outcome that is pressed again after a failure is the same one, and the next time another', async () => {
  const ids: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    ids.push(JSON.parse(String(body)).outcome.id);
    if (ids.length === 1) throw new TypeError('Failed to fetch');
    return Response.json({ success: true, data: meena });
  });
  const calls = { onUpdated: nothing, onDone: nothing, onUndone: nothing, onBook: nothing };
  show(<OutcomeButtons enquiry={meena} now={now} {...calls} />);
  const spoke = page.getByRole('button', { name: 'Spoke, interested' });
  for (const count of [1, 2, 3]) {
    await spoke.click();
    await expect.poll(() => ids.length).toBe(count);
    await expect.element(spoke).toBeEnabled();
  }
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

// enquiries-41
test('an answer that comes once another lead is open leads nowhere', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const onDone = vi.fn<() => void>();
  const calls = { onUpdated: nothing, onUndone: nothing, onBook: nothing };
  show(<OutcomeButtons enquiry={meena} now={now} {...calls} onDone={onDone} />);
  const noAnswer = page.getByRole('button', { name: 'No answer' });
  await noAnswer.click();
  await expect.element(noAnswer).toBeDisabled();
  show(<p>Another lead</p>);
  answer(Response.json({ success: true, data: meena }));
  const told = () => notificationsStore.current().map(({ title }) => title);
  await expect.poll(told).toContain('Meena: No answer');
  expect(onDone).not.toHaveBeenCalled();
});
