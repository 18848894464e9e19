import { defaultPlacementStats } from '@institute/schema';
import { expect, test } from 'vitest';
import { shownStats, wholePercent } from './shown-stats.ts';

test.each([null, undefined])('%s gives the defaults', (absent) => {
  expect(shownStats(absent)).toEqual(defaultPlacementStats);
});

test('an empty statistic shows its default, the others stay', () => {
  const stored = { ...defaultPlacementStats, placementRate: '', highestSalary: '₹14.2 LPA' };
  expect(shownStats(stored)).toMatchObject({ placementRate: '95%', highestSalary: '₹14.2 LPA' });
});

test.each([
  ['92%', 92],
  ['92.6 %', 93],
  ['about 92% of 612', 92],
  ['100%', 100],
  ['0%', 0],
  ['563', undefined],
  ['120%', undefined],
  ['', undefined],
])('the rate %j fills %s dots', (rate, percent) => {
  expect(wholePercent(rate)).toBe(percent);
});
