import { expect, test } from 'vitest';
import { bookedText } from './booked-text.ts';

const held = { day: '2026-01-05' };

const booking = {
  ...{ _id: 'booking', name: 'Meena', phone: '', email: '', state: 'booked' as const },
  ...{ createdAt: '2026-01-02T20:00:00.000Z', updatedAt: '2026-01-05T11:40:00.000Z' },
  ...{ source: 'Demo class', moves: 0 },
};

// demo-9
test.each([
  [{}, 'Booked online on Sat 3 Jan'],
  [{ state: 'came' }, 'Booked online on Sat 3 Jan'],
  [{ moves: 1 }, 'Booked online on Sat 3 Jan, moved'],
  [{ createdAt: '2026-01-05T09:30:00.000Z' }, 'Booked online at 3:00 pm'],
  [{ source: 'Phone call', state: 'missed' }, 'Booked by staff on Sat 3 Jan'],
  [{ source: 'Walk-in' }, 'Booked by staff on Sat 3 Jan'],
  [{ source: 'Walk-in', createdAt: '2026-01-05T12:56:00.000Z' }, 'Walk-in at 6:26 pm'],
  [{ state: 'waiting' }, 'On the waiting list, since Sat 3 Jan'],
  [{ state: 'cancelled' }, 'Cancelled at 5:10 pm'],
  [{ state: 'cancelled', updatedAt: '2026-01-04T11:40:00.000Z' }, 'Cancelled on Sun 4 Jan'],
] as const)('a booking with %o says "%s"', (fields, text) => {
  expect(bookedText({ ...booking, ...fields }, held)).toBe(text);
});
