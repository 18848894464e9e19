import { expect, test } from 'vitest';
import { calendarOf, daySpan, weeksOf } from './demo-days.ts';

// demo-2: 2026-11-25 is a Wednesday.
test('the calendar goes from the Monday of the first class to the Sunday of the last', () => {
  const days = calendarOf(['2026-11-25', '2026-11-26', '2026-12-16']);
  expect(days).toHaveLength(28);
  expect([days[0], days.at(-1)]).toEqual(['2026-11-23', '2026-12-20']);
  expect(calendarOf([])).toEqual([]);
});

// demo-2
test('a week without a class is left out of the list', () => {
  expect(weeksOf(['2026-11-29', '2026-12-07']).map((week) => [week[0], week[6]])).toEqual([
    ['2026-11-23', '2026-11-29'],
    ['2026-12-07', '2026-12-13'],
  ]);
});

// demo-2
test.each([
  ['2026-12-07', '2026-12-13', '7 – 13 Dec'],
  ['2026-11-30', '2026-12-06', '30 Nov – 6 Dec'],
])('from %s to %s is %s', (first, last, text) => {
  expect(daySpan(first, last)).toBe(text);
});
