import { expect, test } from 'vitest';
import { trendPoints } from './trend-points.ts';

// dashboard-28
test('the line goes from zero at its foot to the highest week at its head, and leaves out a week without a number', () => {
  expect(trendPoints([0, 20, undefined, 10])).toEqual([
    { x: 4, y: 22 },
    { x: expect.closeTo(33.33), y: 4 },
    { x: 92, y: 13 },
  ]);
});

// dashboard-28
test('there is no line where nothing was counted', () => {
  expect(trendPoints([0, undefined, 0])).toEqual([]);
  expect(trendPoints([])).toEqual([]);
});
