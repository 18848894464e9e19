import { expect, test } from 'vitest';
import { comingMoment } from './coming-moment.ts';

// releases-6
test.each([
  ['2026-11-24T12:30:00.000Z', 'today, 6:00 pm'],
  ['2026-11-25T03:30:00.000Z', 'tomorrow, 9:00 am'],
  ['2026-11-30T03:30:00.000Z', 'on Monday, 9:00 am'],
  ['2026-12-01T03:30:00.000Z', 'on 1 Dec 2026, 9:00 am'],
  // Due, and not live yet.
  ['2026-11-23T03:30:00.000Z', 'on 23 Nov 2026, 9:00 am'],
])('on Tuesday, 24 Nov, a release goes live %s: "%s"', (at, text) => {
  expect(comingMoment(at, '2026-11-24')).toBe(text);
});
