import { blankAbout, storedSchemas } from '@institute/schema';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readChanges } from '../../lib/firebase/live/read-changes.ts';
import { useLive } from '../../lib/firebase/live/use-live.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { answerLive, ready } from '../shell/test-live.ts';
import { AboutTab } from './about-tab.ts';

const stored = storedSchemas.about.parse({
  ...blankAbout,
  title: 'About us',
  missionDescription: 'The mission',
  visionDescription: 'The vision',
  values: [
    { title: 'One', description: 'First' },
    { title: 'Two', description: 'Second' },
  ],
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
});

answerLive(() => ready(stored));
beforeEach(() => {
  const change = { by: 'arun@example.com', at: '2026-11-02T08:00:00.000Z' };
  vi.mocked(readChanges).mockResolvedValue([change] as never);
});

const show = shownScreen();

/** Someone else has saved these changes since; what is saved afterwards, the last first. */
function changedSince(changes: object) {
  const theirs = { ...stored, ...changes, updatedAt: '2026-11-02T08:00:00.000Z' };
  const saved: object[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: [] });
    const { updatedAt, ...values } = JSON.parse(String(body));
    if (updatedAt !== theirs.updatedAt)
      return Response.json({ success: false, message: 'Changed', data: theirs }, { status: 409 });
    saved.unshift(values);
    const data = { ...theirs, ...values, updatedAt: '2026-11-03T08:00:00.000Z' };
    return Response.json({ success: true, data });
  });
  show(<AboutTab />);
  return saved;
}

const vision = page.getByLabelText(/^Vision( \*)?$/);
const save = page.getByRole('button', { name: 'Save', exact: true }).first();

// dashboard-5, dashboard-16
test('what only one of two changed is merged, entries of lists that one moved and the other edited too', async () => {
  const [one, two] = stored.values;
  const saved = changedSince({ missionDescription: 'Their mission', values: [two, one] });
  await vision.fill('My vision');
  const entry = page.getByRole('group', { name: 'Values' }).getByRole('listitem').nth(1);
  await entry.getByLabelText(/^Title/).fill('My two');
  await page.getByRole('button', { name: 'Add achievement' }).click();
  const achievements = page.getByRole('group', { name: 'Achievements' });
  await achievements.getByLabelText(/^Value/).fill('7');
  await achievements.getByLabelText(/^Label/).fill('tests');
  await save.click();
  await expect
    .element(page.getByText(/^Saved together .* by arun@example\.com on \d+ \w+ 2026, .*Mission/))
    .toBeVisible();
  await expect.element(page.getByLabelText(/^Mission( \*)?$/)).toHaveValue('Their mission');
  expect(saved).toMatchObject([
    {
      missionDescription: 'Their mission',
      visionDescription: 'My vision',
      values: [{ title: 'My two', description: 'Second' }, one],
      achievements: [{ value: '7', label: 'tests' }],
    },
  ]);
});

// dashboard-5
test('only a field that both changed is asked about, and nothing is saved before the answer', async () => {
  const saved = changedSince({ missionDescription: 'Their mission', visionDescription: 'Theirs' });
  await vision.fill('Mine');
  await page.getByLabelText(/^Hero description/).fill('My hero');
  await save.click();
  const dialog = page.getByRole('dialog', {
    name: 'Someone else changed this while you were editing',
  });
  await expect
    .element(dialog.getByText(/also changed by arun@example\.com on \d+ \w+ 2026, \d+:\d+/))
    .toBeVisible();
  expect(dialog.getByRole('group').elements()).toHaveLength(1);
  const choice = dialog.getByRole('group', { name: 'Vision' });
  expect(choice.element().textContent).toMatch(/Theirs.*Mine/);
  const agree = dialog.getByRole('button', { name: 'Save' });
  await expect.element(agree).toBeDisabled();
  expect(saved).toEqual([]);
  await choice.getByRole('radio', { name: /^Theirs/ }).click();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  expect(saved).toMatchObject([
    {
      visionDescription: 'Theirs',
      missionDescription: 'Their mission',
      heroDescription: 'My hero',
    },
  ]);
});

// dashboard-2
test('what was stored though its answer was lost turns out to be saved, and the failure is gone', async () => {
  let arrive: (changed: object) => void = () => undefined;
  vi.mocked(useLive).mockImplementation(() => {
    const [changed, setChanged] = useState({});
    arrive = setChanged;
    return { ...ready({ ...stored, ...changed }), retry: () => {} } as never;
  });
  let sent = {};
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ success: true, data: [] });
    sent = JSON.parse(String(body));
    throw new TypeError('Failed to fetch');
  });
  show(<AboutTab />);
  await vision.fill('Through the last gap');
  await save.click();
  const failure = page.getByRole('alert').getByText('Failed to update about info');
  await expect.element(failure).toBeVisible();
  arrive({ ...sent, updatedAt: '2026-11-03T08:00:00.000Z' });
  await expect.element(page.getByText('All changes saved')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(vision).toHaveValue('Through the last gap');
});

// dashboard-33
test('on the narrowest phone what undoes, shows the history and saves stands in one line', async () => {
  // One of 320 pixels leaves a form so much.
  await page.viewport(288, 800);
  changedSince({});
  await vision.fill('My vision');
  await expect.element(page.getByRole('button', { name: 'Undo changes' })).toBeVisible();
  const middles = ['Undo changes', 'History', 'Save'].map((name) => {
    const button = page.getByRole('button', { name, exact: true }).first();
    const { top, height } = button.element().getBoundingClientRect();
    return Math.round(top + height / 2);
  });
  const [first, ...others] = middles;
  for (const middle of others) expect(Math.abs(middle - first!)).toBeLessThan(4);
});

// roles-3
test('a counsellor reads the form, and cannot change, upload or save anything', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [] }));
  show(<AboutTab />, 'counsellor');
  await expect.element(page.getByText('Read only: your role cannot make changes')).toBeVisible();
  await expect.element(vision).toHaveValue('The vision');
  await expect.element(vision).toBeDisabled();
  await expect.element(save).not.toBeInTheDocument();
  const upload = page.getByRole('button', { name: 'Upload image: Hero image' });
  await expect.element(upload).toBeDisabled();
  expect(getComputedStyle(upload.element()).opacity).toBe('0.38');
});
