import { defaultPlacementStats } from '@institute/schema';
import { expect, test } from 'vitest';
import { labelOf, shownStats } from './shown-stats.ts';

test.each([null, undefined])('%s gives the defaults', (absent) => {
  expect(shownStats(absent)).toEqual(defaultPlacementStats);
});

test('an empty statistic shows its default, the others stay', () => {
  const stored = { ...defaultPlacementStats, placementRate: '', highestSalary: '₹14.2 LPA' };
  expect(shownStats(stored)).toMatchObject({ placementRate: '95%', highestSalary: '₹14.2 LPA' });
});

// placements-11
test('a figure has its own name, and then no default', () => {
  const none = { totalPlacements: '', companiesPartnered: '', highestSalary: '' };
  const labels = { ...none, placementRate: 'Certified', averageSalary: 'First pay' };
  const stored = { ...defaultPlacementStats, labels, placementRate: '', totalPlacements: '' };
  expect(shownStats(stored)).toMatchObject({ placementRate: '', totalPlacements: '500+' });
  expect(labelOf('placementRate', stored, undefined)).toBe('Certified');
  expect(labelOf('totalPlacements', stored, undefined)).toBe('Students Placed');
  expect(labelOf('averageSalary', stored, undefined)).toBe('First pay');
  expect(labelOf('highestSalary', stored, undefined)).toBe('Highest Package');
});
