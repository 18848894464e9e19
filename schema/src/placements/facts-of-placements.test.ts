import { expect, test } from 'vitest';
import { factsOfPlacements } from './facts-of-placements.ts';
import { placementStats } from './placement-stats.ts';

const stats = placementStats.parse({
  placementRate: '92%',
  totalPlacements: '1,563',
  companiesPartnered: '118',
  averageSalary: '₹5.4 LPA',
  byYear: '2025-26 (1563 of 1612), 2024-25 (498 of 551)',
});

// editing-12
test('figures of placements are said with their year and of how many', () => {
  expect(factsOfPlacements(stats)).toEqual({
    'placements.rate': '92%',
    'placements.placed': '1,563',
    'placements.asked': '1,612',
    'placements.year': '2025-26',
    'placements.companies': '118',
    'placements.averageSalary': '₹5.4 LPA',
  });
});

// editing-12
test('what is left out is not said, nor of how many where no year has that number', () => {
  expect(factsOfPlacements({ ...stats, totalPlacements: '', placementRate: '' })).toEqual({
    'placements.companies': '118',
    'placements.averageSalary': '₹5.4 LPA',
  });
  const other = factsOfPlacements({ ...stats, totalPlacements: '1,600' });
  expect(other).not.toHaveProperty('placements.asked');
  expect(other).not.toHaveProperty('placements.year');
});

// editing-12
test('the site counts a median, with the basis that says of how many', () => {
  const facts = factsOfPlacements(
    {
      ...stats,
      totalPlacements: '20',
      byYear: '',
      notes: {
        'placementStats.totalPlacements': {
          basis: '20 of 25 who asked for support',
          period: 'April 2025 to March 2026',
          record: 'placements',
          asOf: '2026-04-01',
          validUntil: '2027-03-31',
        },
      },
    },
    true,
  );
  expect(facts).toMatchObject({ 'placements.asked': '25', 'placements.medianSalary': '₹5.4 LPA' });
  expect(facts).not.toHaveProperty('placements.averageSalary');
});
