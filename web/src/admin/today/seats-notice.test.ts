import { expect, test } from 'vitest';
import { seatsNotice } from './seats-notice.ts';

// dashboard-28
test('few seats left are told at any time, many only shortly before the first day', () => {
  const notice = (firstDay: string, seatsTaken: number) =>
    seatsNotice({ firstDay, seats: 20, seatsTaken }, '2026-11-22');
  expect(notice('2027-01-10', 20)).toBe('Full');
  expect(notice('2027-01-10', 18)).toBe('2 of 20 seats left');
  expect(notice('2027-01-10', 15)).toBeUndefined();
  expect(notice('2026-12-06', 9)).toBe('11 of 20 seats still free');
  expect(notice('2026-12-07', 9)).toBeUndefined();
});
