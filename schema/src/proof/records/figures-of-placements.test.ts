import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  financialYearOf,
  financialYears,
  figuresOfPlacements,
  shownPeriod,
  type CountedPlacement,
} from './figures-of-placements.ts';

const months = ['', '2024-12', '2025-03', '2025-04', '2025-11', '2026-03', '2026-04'];

const placements = fc.array(
  fc.record({
    month: fc.constantFrom(...months),
    salary: fc.option(fc.integer({ min: 10_000, max: 3_000_000 })),
    company: fc.constantFrom('Zoho', ' zoho ', 'TCS', 'Freshworks', 'fresh  works', 'Fresh Works'),
  }),
  { maxLength: 60 },
);

const inYear = (month: string) => month >= '2025-04' && month <= '2026-03';

/** Counts one after another, as one would by hand. */
function recount(all: readonly CountedPlacement[], asked: number | null) {
  const left = [];
  const companies: string[] = [];
  let placed = 0;
  for (const { month, salary, company } of all) {
    if (!inYear(month)) continue;
    placed += 1;
    if (salary !== null) left.push(salary);
    const name = company.trim().split(/\s+/).join(' ').toLowerCase();
    if (!companies.includes(name)) companies.push(name);
  }
  const salaries = left.length;
  const highest = Math.max(...left);
  while (left.length > 2) {
    left.splice(left.indexOf(Math.min(...left)), 1);
    left.splice(left.indexOf(Math.max(...left)), 1);
  }
  const median = Math.round(left.reduce((sum, each) => sum + each, 0) / left.length);
  const rate = asked === null || asked === 0 || placed > asked ? null : (placed / asked) * 100;
  return {
    period: '2025-26',
    asked,
    placed,
    rate: rate === null ? null : Math.floor(rate + 1e-9),
    companies: companies.length,
    salaries,
    medianSalary: salaries < 10 ? null : median,
    highestSalary: salaries < 10 ? null : highest,
  };
}

// placements-6
test('the figures of a period are what a plain recount finds', () => {
  fc.assert(
    fc.property(placements, fc.option(fc.nat(80)), (all, asked) => {
      expect(figuresOfPlacements('2025-26', all, asked)).toEqual(recount(all, asked));
    }),
  );
});

// placements-6
test('nine salaries tell nothing, ten do', () => {
  const one = { month: '2025-05', salary: 400_000, company: 'Zoho' };
  const nine = Array.from({ length: 9 }, () => one);
  expect(figuresOfPlacements('2025-26', nine, 9)).toMatchObject({
    rate: 100,
    medianSalary: null,
    highestSalary: null,
  });
  const ten = [...nine, { ...one, salary: 900_000 }];
  expect(figuresOfPlacements('2025-26', ten, 12)).toMatchObject({
    rate: 83,
    medianSalary: 400_000,
    highestSalary: 900_000,
  });
});

test.each([
  ['2026-03', '2025-26'],
  ['2026-04', '2026-27'],
  ['2099-12', '2099-00'],
])('%s is in the financial year %s', (month, year) => {
  expect(financialYearOf(month)).toBe(year);
});

test('the financial years before a month', () => {
  expect(financialYears('2026-02', 3)).toEqual(['2025-26', '2024-25', '2023-24']);
});

// placements-8
test('the latest year that is over is shown, else the running one, else none', () => {
  const of = (period: string, asked: number | null) => figuresOfPlacements(period, [], asked);
  const figures = [of('2026-27', 5), of('2025-26', null), of('2024-25', 4)];
  expect(shownPeriod(figures, '2026-27')?.period).toBe('2024-25');
  expect(shownPeriod(figures.slice(0, 2), '2026-27')?.period).toBe('2026-27');
  expect(shownPeriod([of('2025-26', null)], '2026-27')).toBeUndefined();
});
