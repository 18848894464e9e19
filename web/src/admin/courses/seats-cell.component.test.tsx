import { storedBatch, type Role } from '@institute/schema';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SessionContext } from '../shell/session.ts';
import { SeatsCell } from './seats-cell.tsx';

let root: Root | undefined;

afterEach(() => root?.unmount());

const batch = storedBatch.parse({
  ...{ _id: 'a', course: 'python', firstDay: '2099-03-02', lastDay: '2099-06-26' },
  ...{ days: [{ day: 'monday', from: '10:00', to: '12:00' }], seats: 5, seatsTaken: 4 },
  ...{ createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
});

const nothing = () => Promise.resolve();

function show(role: Role): void {
  root?.unmount();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  const person = { uid: 'u', name: 'N', email: 'n@example.com' };
  const session = { state: 'admin', role, ...person } as const;
  root.render(
    <SessionContext value={{ session, login: nothing, enter: nothing, logout: nothing }}>
      <SeatsCell batch={batch} name="Python" />
    </SessionContext>,
  );
}

// dashboard-24, roles-3
test('counsellors take and free seats, editors do not', async () => {
  const buttons = page.getByRole('button');
  show('counsellor');
  await expect.element(buttons.first()).toHaveAccessibleName('Free a seat: Python');
  await expect.element(buttons.last()).toHaveAccessibleName('Take a seat: Python');
  show('editor');
  await expect.element(page.getByText('4 of 5')).toBeVisible();
  await expect.element(buttons).not.toBeInTheDocument();
});
