import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { countedGroups } from '../../placements/counted-groups.ts';
import {
  countedFigures,
  financialYearOf,
  financialYears,
  figuresOfPlacements,
  shownPeriod,
  type CountedPlacement,
} from './figures-of-placements.ts';

afterEach(() => {
  vi.doUnmock('../../institute.ts');
  vi.resetModules();
});

const months = ['', '2024-12', '2025-03', '2025-04', '2025-11', '2026-03', '2026-04'];

const placements = fc.array(
  fc.record({
    month: fc.constantFrom(...months),
    salary: fc.option(fc.integer({ min: 10_000, max: 3_000_000 })),
    course: fc.constantFrom('Python', 'UI/UX'),
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
      expect(figuresOfPlacements('2025-26', all, asked)).toMatchObject(recount(all, asked));
    }),
  );
});

// placements-6
test('nine salaries tell nothing, ten do', () => {
  const one = { month: '2025-05', salary: 400_000, company: 'Zoho', course: 'Python' };
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

const placedWith = (salary: number | null, company: string) => ({
  month: '2025-05',
  salary,
  company,
  course: 'Python',
});

// placements-6, placements-8
test('the quartiles are the medians of the lower and the upper half, and stand beside the median', () => {
  const salaries = [9, 3, 7, 1, 5, 11, 4, 8, 2, 10, 6].map((lakh) => lakh * 100_000);
  const all = salaries.map((salary) => placedWith(salary, 'Zoho'));
  const shown = figuresOfPlacements('2025-26', all, 12);
  expect(shown).toMatchObject({
    lowerQuartile: 300_000,
    medianSalary: 600_000,
    upperQuartile: 900_000,
  });
  const { averageSalary } = countedFigures(shown, [shown]);
  expect(averageSalary).toEqual({
    text: '₹6,00,000',
    basis: 'Median of 11 yearly salaries; half of them are from ₹3,00,000 to ₹9,00,000',
    period: 'April 2025 to March 2026',
  });
});

// placements-8
test('the largest companies, the courses and the years are lists that the page reads as groups', () => {
  const all = [
    ...Array.from({ length: 6 }, () => placedWith(null, 'Zoho')),
    ...Array.from({ length: 5 }, () => placedWith(null, 'TCS')),
    { ...placedWith(null, ' zoho'), course: 'UI/UX' },
  ];
  const year = figuresOfPlacements('2025-26', all, 24);
  const before = figuresOfPlacements('2024-25', [], 20);
  const { topCompanies, byCourse, byYear } = countedFigures(year, [year, before]);
  expect(topCompanies.text).toBe('Zoho (7), TCS (5)');
  expect(byCourse.text).toBe('Python (11), UI/UX (1)');
  expect(byYear).toMatchObject({
    text: '2025-26 (12 of 24), 2024-25 (0 of 20)',
    period: 'April 2024 to March 2026',
  });
  for (const { text } of [topCompanies, byCourse, byYear])
    expect(countedGroups(text)).toHaveLength(2);
  const earlier = Array.from({ length: 10 }, () => ({
    ...placedWith(null, 'TCS'),
    month: '2024-12',
  }));
  const filled = figuresOfPlacements('2024-25', earlier, 20);
  const { placedByCourseAndYear } = countedFigures(year, [year, filled]);
  expect(placedByCourseAndYear).toMatchObject({
    text: 'Python 2025-26 (11), UI/UX 2025-26 (1), Python 2024-25 (10)',
    period: 'April 2024 to March 2026',
  });
  expect(countedFigures(year, [year, before]).placedByCourseAndYear.text).toBe('');
  const few = figuresOfPlacements('2025-26', all.slice(0, 9), 24);
  const none = countedFigures(few, [few]);
  expect([none.topCompanies.text, none.byCourse.text, none.byYear.text]).toEqual(['', '', '']);
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

// institute-1, placements-6
test.each([
  [1, '2026-01', '2026-12', 'January 2026 to December 2026'],
  [9, '2025-09', '2026-08', 'September 2025 to August 2026'],
])('where a year begins with month %i, its placements are counted in it', async (...given) => {
  const [yearBegins, first, last, words] = given;
  vi.resetModules();
  vi.doMock('../../institute.ts', async (original) => ({
    ...(await original<object>()),
    yearBegins,
  }));
  const own = await import('./figures-of-placements.ts');
  const period = own.financialYearOf(first);
  expect(own.financialYearOf(last)).toBe(period);
  expect(own.financialYears(last, 2)[0]).toBe(period);
  expect(own.yearText(period)).toBe(words);
});
