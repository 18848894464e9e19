import { expect, test } from 'vitest';
import { dateOf } from './date-of.ts';

test.each([
  ['2026-10-12T06:30:00.000Z', '12 Oct 2026'],
  ['2026-10-11T18:29:59.999Z', '11 Oct 2026'],
  ['2026-10-11T18:30:00.000Z', '12 Oct 2026'],
  ['2025-12-31T20:00:00.000Z', '1 Jan 2026'],
])('%s is %s in Chennai', (moment, date) => {
  expect(dateOf(moment)).toBe(date);
});
