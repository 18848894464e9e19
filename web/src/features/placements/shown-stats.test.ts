import { defaultPlacementStats } from '@institute/schema';
import { expect, test } from 'vitest';
import { shownStats } from './shown-stats.ts';

test.each([null, undefined])('%s gives the defaults', (absent) => {
  expect(shownStats(absent)).toEqual(defaultPlacementStats);
});

test('an empty statistic shows its default, the others stay', () => {
  const stored = { ...defaultPlacementStats, placementRate: '', highestSalary: '₹14.2 LPA' };
  expect(shownStats(stored)).toMatchObject({ placementRate: '95%', highestSalary: '₹14.2 LPA' });
});
