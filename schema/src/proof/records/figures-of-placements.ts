import { groupKey } from '../../placements/counted-groups.ts';
import { moneyText } from '../../courses/fee-text.ts';
import { yearBegins } from '../../institute.ts';
import { counted } from '../../texts/en/counted.ts';
import type { PlacementFigure } from '../claims/claims-of.ts';
import type { PeriodFigures } from './placement-record.ts';

/** What is counted of a placement. */
export interface CountedPlacement {
  readonly month: string;
  readonly salary: number | null;
  readonly company: string;
  readonly course: string;
}

/** Fewer known salaries than this would tell what single people earn. */
export const fewestSalaries = 10;

/** The id of the financial year that begins in a year: 2025-26, whatever its first month is. */
export const financialYearFrom = (first: number): string =>
  `${first}-${String((first + 1) % 100).padStart(2, '0')}`;

/** The financial year of a month: where April begins it, 2026-03 is in 2025-26, and 2026-04 in 2026-27. */
export function financialYearOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return financialYearFrom(number < yearBegins ? year - 1 : year);
}

/** The financial years up to that of a month, the latest first. */
export function financialYears(month: string, count: number): string[] {
  const first = Number(financialYearOf(month).slice(0, 4));
  return Array.from({ length: count }, (_, index) => financialYearFrom(first - index));
}

function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round((upper + (sorted[middle - 1] ?? 0)) / 2);
}

/** How many have each name, as it was typed first; the largest group first. */
function groupsOf(names: readonly string[]): PeriodFigures['byCompany'] {
  const groups = new Map<string, { name: string; placed: number }>();
  for (const name of names) {
    const { name: first, placed } = groups.get(groupKey(name)) ?? { name: name.trim(), placed: 0 };
    groups.set(groupKey(name), { name: first, placed: placed + 1 });
  }
  return [...groups.values()].toSorted(
    (one, other) => other.placed - one.placed || one.name.localeCompare(other.name),
  );
}

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
  const half = Math.floor(salaries.length / 2);
  const byCompany = groupsOf(placed.map(({ company }) => company));
  const fits = asked !== null && asked > 0 && placed.length <= asked;
  return {
    period,
    asked,
    placed: placed.length,
    rate: fits ? Math.floor((placed.length * 100) / asked) : null,
    companies: byCompany.length,
    salaries: salaries.length,
    medianSalary: tells ? medianOf(salaries) : null,
    lowerQuartile: tells ? medianOf(salaries.slice(0, half)) : null,
    upperQuartile: tells ? medianOf(salaries.slice(-half)) : null,
    highestSalary: tells ? (salaries.at(-1) ?? null) : null,
    byCompany,
    byCourse: groupsOf(placed.map(({ course }) => course)),
  };
}

/** A figure as visitors read it, of how many it is, and when. */
interface CountedFigure {
  readonly text: string;
  readonly basis: string;
  readonly period: string;
}

/** The largest groups, and in how many there are some; a smaller number would point at single people. */
const groupsShown = 6;
const fewestPlaced = 10;

const groupsText = (groups: PeriodFigures['byCompany'], after = ''): string =>
  groups.map(({ name, placed }) => `${name}${after} (${placed})`).join(', ');

/** The figures of a period, which the site shows instead of typed ones; empty texts for what cannot be said. */
export function countedFigures(
  shown: PeriodFigures,
  all: readonly PeriodFigures[],
  texts = counted,
) {
  const { rate, placed, asked, companies, salaries, byCompany, byCourse } = shown;
  const period = yearText(shown.period, shown.period, texts);
  const ofAsked = texts.asked(placed, asked ?? 0);
  const money = (amount: number | null) => (amount === null ? '' : moneyText(amount));
  const { medianSalary, lowerQuartile, upperQuartile } = shown;
  const middle =
    lowerQuartile === null || upperQuartile === null
      ? ''
      : texts.middle(moneyText(lowerQuartile), moneyText(upperQuartile));
  const tells = placed >= fewestPlaced;
  const years = all.filter((each) => each.rate !== null && each.period <= shown.period);
  const firstYear = years.at(-1)?.period ?? shown.period;
  const allYears = yearText(firstYear, shown.period, texts);
  const tellingYears = years.filter((year) => year.placed >= fewestPlaced);
  return {
    placementRate: { text: rate === null ? '' : `${rate}%`, basis: ofAsked, period },
    totalPlacements: { text: String(placed), basis: ofAsked, period },
    companiesPartnered: {
      text: String(companies),
      basis: texts.companies(placed),
      period,
    },
    averageSalary: {
      text: money(medianSalary),
      basis: texts.median(salaries) + middle,
      period,
    },
    highestSalary: {
      text: money(shown.highestSalary),
      basis: texts.highest(salaries),
      period,
    },
    topCompanies: {
      text: tells ? groupsText(byCompany.slice(0, groupsShown)) : '',
      basis: texts.largestGroups(placed),
      period,
    },
    byCourse: {
      text: tells ? groupsText(byCourse) : '',
      basis: texts.byCourse(placed),
      period,
    },
    byYear: {
      text:
        years.length > 1
          ? years
              .map((year) => `${yearName(year.period)} (${year.placed} of ${year.asked})`)
              .join(', ')
          : '',
      basis: texts.byYear,
      period: allYears,
    },
    placedByCourseAndYear: {
      text:
        tellingYears.length > 1
          ? tellingYears
              .map((year) => groupsText(year.byCourse, ` ${yearName(year.period)}`))
              .join(', ')
          : '',
      basis: texts.byCourseAndYear,
      period: allYears,
    },
  } as const satisfies Record<PlacementFigure, CountedFigure>;
}

/** The period that the site shows: the latest that is over, else the running one; or none. */
export function shownPeriod(
  figures: readonly PeriodFigures[],
  running: string,
): PeriodFigures | undefined {
  const countable = figures.filter(({ rate }) => rate !== null);
  return countable.find(({ period }) => period < running) ?? countable[0];
}

/** How a financial year is called: by its two years, or by its only one. */
const yearName = (period: string): string => (yearBegins === 1 ? period.slice(0, 4) : period);

/** A month in words, April 2025 for 4: of the year in which the period begins; 13 is the January after it. */
const monthText = (period: string, month: number, locale: string): string =>
  new Date(Date.UTC(Number(period.slice(0, 4)), month - 1)).toLocaleString(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A financial year in words, or all from a first to a last one: April 2025 to March 2026. */
export const yearText = (first: string, last = first, texts = counted): string =>
  texts.period(
    monthText(first, yearBegins, texts.locale),
    monthText(last, yearBegins + 11, texts.locale),
  );
