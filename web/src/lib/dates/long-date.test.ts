import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test.each([
  ['2026-10-12T06:30:00.000Z', 'October 12, 2026'],
  ['2026-10-11T18:29:59.999Z', 'October 11, 2026'],
  ['2026-10-11T18:30:00.000Z', 'October 12, 2026'],
  ['2025-12-31T20:00:00.000Z', 'January 1, 2026'],
])('%s is %s in Chennai', (moment, date) => {
  expect(longDate(moment)).toBe(date);
});
