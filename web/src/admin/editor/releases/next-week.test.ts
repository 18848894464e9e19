import { expect, test } from 'vitest';
import { nextWeek } from './next-week.ts';

// releases-12
test.each([
  ['2026-11-27T04:00:00.000Z', 'Monday 30 Nov, 9 am', '2026-11-30T03:30:00.000Z'],
  // 23:59 and 00:01 of a local day.
  ['2026-11-29T18:29:00.000Z', 'Monday 30 Nov, 9 am', '2026-11-30T03:30:00.000Z'],
  ['2026-11-29T18:31:00.000Z', 'Monday 7 Dec, 9 am', '2026-12-07T03:30:00.000Z'],
  ['2026-12-30T04:00:00.000Z', 'Monday 4 Jan, 9 am', '2027-01-04T03:30:00.000Z'],
])('the Monday after %s is %s', (now, name, at) => {
  expect(nextWeek(new Date(now))).toEqual({ name, at });
});
