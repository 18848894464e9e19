import { dayAfter, localDay, type ReportPeriod } from '@institute/schema';
import { tabPath } from '../shell/tabs.ts';
import { funnel, funnelSteps, noCourse, noneYet, others, outcomes, times } from './chart.ts';
import type { Figures } from './figures.ts';
import type { NamedPeriod } from './period.ts';

/** What a report is of: a period, and one course if it has any. */
export interface Covered extends ReportPeriod {
  readonly course?: string;
}

/** A number of a chart. */
export interface Place {
  readonly series: string;
  /** Of its row. */
  readonly index: number;
}

/** What no filter of enquiries finds. */
const notFiltered: readonly string[] = [
  others,
  noCourse,
  'joined',
  times.yearBefore,
  outcomes.booked,
  outcomes.came,
  funnel.visited,
];

/** Of the steps from visit to enrolment, those that a filter finds. */
const filteredSteps: readonly string[] = [outcomes.leads, outcomes.enrolled];

/** By what the list of enquiries is filtered. */
export type LeadFilters = Partial<
  Readonly<Record<'source' | 'course' | 'status' | 'order', string>>
>;

/** The address of the leads of a period, of everyone. */
export const leadsPath = ({ from, to, course }: Covered, filters: LeadFilters = {}): string =>
  `${tabPath('enquiries')}?${new URLSearchParams({ assigned: 'everybody', ...(course && { course }), ...filters, from, to })}`;

/** The days of a row, those of a week within the period. */
function daysAt(label: string, isWeek: boolean, covered: Covered): Covered {
  if (!isWeek) return covered;
  const { from, to } = covered;
  const end = dayAfter(label, 6);
  return { ...covered, from: label < from ? from : label, to: end > to ? to : end };
}

/** The address of those without an answer, who have waited longest first; those of the last two days are not late. */
function lateAt(covered: Covered, today: string): string {
  const last = dayAfter(today, -2);
  return leadsPath(
    { ...covered, to: covered.to > last ? last : covered.to },
    { status: 'new', order: 'oldest' },
  );
}

/** The address of the leads where the list of enquiries can be filtered so. */
function filteredAt(
  { filter, labels }: Pick<Figures, 'filter' | 'labels'>,
  { series, index }: Place,
  period: Covered,
  today: string,
): string | undefined {
  const label = labels[index];
  if (!filter || !label) return undefined;
  if (filter.name === 'wait') return label === noneYet ? lateAt(period, today) : undefined;
  const value = filter.by === 'row' ? label : series;
  if ([series, value].some((name) => notFiltered.includes(name))) return undefined;
  if (filter.name === 'step' && !filteredSteps.includes(label)) return undefined;
  const isNamed = filter.name !== 'week' && filter.name !== 'step';
  return leadsPath(daysAt(label, filter.by === 'series', period), {
    ...(isNamed && { [filter.name]: value }),
    ...(filter.by === 'row' &&
      [series, value].includes(outcomes.enrolled) && { status: 'enrolled' }),
  });
}

/** The key of a name. */
const keyOf = (names: Readonly<Record<string, string>>, name: string | undefined) =>
  Object.keys(names).find((key) => names[key] === name);

/** The address of the leads where the report lists them. */
function reportedAt(
  { tells, labels }: Pick<Figures, 'tells' | 'labels'>,
  { series, index }: Place,
  { name: period, from, to, course }: NamedPeriod & Covered,
): string | undefined {
  const label = labels[index];
  const step = tells === 'steps' ? keyOf(funnelSteps, label) : keyOf(outcomes, series);
  if (!tells || !step || !label || label === others) return undefined;
  const told =
    tells === 'steps'
      ? series === funnel.visited && { by: 'visited' }
      : { by: tells, name: tells === 'courses' && label === noCourse ? '' : label };
  return `${tabPath('reports')}?${new URLSearchParams({ step, ...told, ...(course && { course }), period, from, to })}`;
}

/** The address of the leads that a number counts; undefined where there is none. */
export const leadsAt = (
  figures: Pick<Figures, 'filter' | 'tells' | 'labels'>,
  place: Place,
  period: NamedPeriod & Covered,
  today = localDay(new Date()),
): string | undefined =>
  filteredAt(figures, place, period, today) ?? reportedAt(figures, place, period);
