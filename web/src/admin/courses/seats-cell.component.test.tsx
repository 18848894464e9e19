import { storedBatch, type Role } from '@institute/schema';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionOf } from '../shell/test-session.ts';
import { SessionContext } from '../shell/session.ts';
import { shownScreen } from '../shell/shown-screen.tsx';
import { SeatsCell } from './seats-cell.tsx';

const showScreen = shownScreen();

let root: Root | undefined;

afterEach(() => root?.unmount());

const batch = storedBatch.parse({
  ...{ _id: 'a', course: 'python', firstDay: '2099-03-02', lastDay: '2099-06-26' },
  ...{ days: [{ day: 'monday', from: '10:00', to: '12:00' }], seats: 5, seatsTaken: 4 },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
});

function show(role: Role): void {
  root?.unmount();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(
    <SessionContext value={sessionOf(role)}>
      <SeatsCell batch={batch} name="Python" state="Open" />
    </SessionContext>,
  );
}

// dashboard-24, roles-3
test('counsellors take and free seats, on phones after a press, editors do not', async () => {
  await page.viewport(390, 844);
  const buttons = page.getByRole('button');
  const seats = page.getByRole('button', { name: 'Seats: Python' });
  const changes = page.getByRole('button', { name: / a seat: Python$/ });
  show('counsellor');
  await expect.element(page.getByText('Open')).toBeVisible();
  await expect.element(seats).toBeVisible();
  expect(changes.elements()).toHaveLength(0);
  await seats.click();
  await expect.element(changes.first()).toHaveAccessibleName('Free a seat: Python');
  await expect.element(changes.last()).toHaveAccessibleName('Take a seat: Python');
  await page.viewport(1280, 800);
  await expect.element(seats).not.toBeInTheDocument();
  await expect.element(changes.first()).toBeVisible();
  show('editor');
  await expect.element(page.getByText('4 of 5')).toBeVisible();
  await expect.element(buttons).not.toBeInTheDocument();
});

// dashboard-24
test('a seat is freed for the reason that is chosen', async () => {
  await page.viewport(1280, 800);
  const calls: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    calls.push([path, JSON.parse(String(body))]);
    return Response.json({ success: true, data: { ...batch, seatsTaken: 3 } });
  });
  showScreen(<SeatsCell batch={batch} name="Python" state="Open" />, 'counsellor');
  await page.getByRole('button', { name: 'Free a seat: Python' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Reason').selectOptions('Correction');
  await dialog.getByRole('button', { name: 'Free a seat' }).click();
  await expect.element(page.getByText('Seat freed')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  const body = { change: -1, reason: 'Correction', id: expect.any(String) };
  expect(calls).toEqual([['/api/batches/a/seats', body]]);
});
