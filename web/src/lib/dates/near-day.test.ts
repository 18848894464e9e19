import { expect, test } from 'vitest';
import { nearDay } from './near-day.ts';

// batches-5
test.each([
  ['2026-11-24', 'today'],
  ['2026-11-25', 'tomorrow'],
  ['2026-11-28', 'on Saturday'],
  ['2026-11-30', 'on Monday'],
  ['2026-12-01', 'on Tue 1 Dec'],
])('on Tuesday, 24 Nov, %s is said as "%s"', (day, text) => {
  expect(nearDay(day, '2026-11-24')).toBe(text);
});

// routes-7
test('where today is not known a day is said by its date', () => {
  expect(nearDay('2026-11-25', '')).toBe('on Wed 25 Nov');
});
