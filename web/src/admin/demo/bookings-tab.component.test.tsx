import type { ComingClass, DemoClass } from '@institute/schema';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { shownScreen } from '../shell/shown-screen.tsx';
import { BookingsTab } from './bookings-tab.tsx';

const show = shownScreen();

afterEach(() => {
  vi.useRealTimers();
});

const coming = {
  ...{ _id: 'class-2026-01-05', day: '2026-01-05', from: '18:30', to: '19:30', title: 'Python' },
  ...{ mode: 'classroom', branch: 'Centre', places: 12, taken: 2 },
} as const satisfies ComingClass;

const person = (name: string) => ({
  ...{ _id: `booking-of-${name}`, name, state: 'booked' as const },
  ...{ phone: '+919876543210', email: '', source: 'Demo class', moves: 0 },
  ...{ createdAt: '2026-01-02T08:00:00.000Z', updatedAt: '2026-01-02T08:00:00.000Z' },
});

const held = {
  ...{ ...coming, cancelled: false, plan: 'class', course: '', link: '', telling: false },
  ...{ room: '', trainers: [] },
  bookings: [person('Meena'), person('Arun')],
} satisfies DemoClass;

// demo-9
test('a tab that stays open notes who came once the class has begun, and knows the next day', async () => {
  vi.stubGlobal('fetch', (path: URL | string) =>
    Promise.resolve(
      Response.json({ success: true, data: String(path).endsWith('/classes') ? [coming] : [held] }),
    ),
  );
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date('2026-01-05T12:00:00.000Z') });
  show(<BookingsTab />);
  await expect.element(page.getByText('Today')).toBeVisible();
  const everyone = page.getByRole('button', { name: 'Everyone came' });
  await expect.element(everyone).not.toBeInTheDocument();
  vi.setSystemTime('2026-01-05T13:05:00.000Z');
  vi.advanceTimersByTime(60_000);
  await expect.element(everyone).toBeVisible();
  vi.setSystemTime('2026-01-05T18:35:00.000Z');
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText('Today')).not.toBeInTheDocument();
});
