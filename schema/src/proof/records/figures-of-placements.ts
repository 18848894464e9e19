import { rupees } from '../../courses/fee-text.ts';
import type { PeriodFigures } from './placement-record.ts';

/** What is counted of a placement. */
export interface CountedPlacement {
  readonly month: string;
  readonly salary: number | null;
  readonly company: string;
}

/** Fewer known salaries than this would tell what single people earn. */
export const fewestSalaries = 10;

/** The financial year of a month: 2026-03 is in 2025-26, 2026-04 in 2026-27. */
export function financialYearOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = number < 4 ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The financial years up to that of a month, the latest first. */
export function financialYears(month: string, count: number): string[] {
  const first = Number(financialYearOf(month).slice(0, 4));
  return Array.from({ length: count }, (_, index) => financialYearOf(`${first - index}-04`));
}

function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round((upper + (sorted[middle - 1] ?? 0)) / 2);
}

/** The same company, however it is typed. */
const companyKey = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The figures of a period, from the placements of all months (placements-6). */
export function figuresOfPlacements(
  period: string,
  placements: readonly CountedPlacement[],
  asked: number | null,
): PeriodFigures {
  const placed = placements.filter(({ month }) => month && financialYearOf(month) === period);
  const salaries = placed
    .flatMap(({ salary }) => salary ?? [])
    .toSorted((one, other) => one - other);
  const tells = salaries.length >= fewestSalaries;
  const fits = asked !== null && asked > 0 && placed.length <= asked;
  return {
    period,
    asked,
    placed: placed.length,
    rate: fits ? Math.floor((placed.length * 100) / asked) : null,
    companies: new Set(placed.map(({ company }) => companyKey(company))).size,
    salaries: salaries.length,
    medianSalary: tells ? medianOf(salaries) : null,
    highestSalary: tells ? (salaries.at(-1) ?? null) : null,
  };
}

/** A figure as visitors read it, and of how many it is. */
interface CountedFigure {
  readonly text: string;
  readonly basis: string;
}

/** The figures that the site shows instead of typed ones; empty texts for what cannot be said. */
export function countedFigures({
  rate,
  placed,
  asked,
  companies,
  salaries,
  medianSalary,
  highestSalary,
}: PeriodFigures) {
  const ofAsked = `${placed} of ${asked} who asked for support`;
  const salary = (amount: number | null) => (amount === null ? '' : `${rupees(amount)} a year`);
  return {
    placementRate: { text: rate === null ? '' : `${rate}%`, basis: ofAsked },
    totalPlacements: { text: String(placed), basis: ofAsked },
    companiesPartnered: {
      text: String(companies),
      basis: `Companies that hired our ${placed} placed students`,
    },
    averageSalary: { text: salary(medianSalary), basis: `Median of ${salaries} salaries` },
    highestSalary: { text: salary(highestSalary), basis: `Highest of ${salaries} salaries` },
  } as const satisfies Record<string, CountedFigure>;
}

/** The period that the site shows: the latest that is over, else the running one; or none. */
export function shownPeriod(
  figures: readonly PeriodFigures[],
  running: string,
): PeriodFigures | undefined {
  const countable = figures.filter(({ rate }) => rate !== null);
  return countable.find(({ period }) => period < running) ?? countable[0];
}

/** A financial year in words. */
export const yearText = (period: string): string => {
  const first = Number(period.slice(0, 4));
  return `April ${first} to March ${first + 1}`;
};
