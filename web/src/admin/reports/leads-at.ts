import { dayAfter, localDay, type ReportPeriod } from '@institute/schema';
import { tabPath } from '../shell/tabs.ts';
import { funnel, noneYet, others, outcomes, times } from './chart.ts';
import type { Figures } from './figures.ts';

/** A number of a chart. */
export interface Place {
  readonly series: string;
  /** Of its row. */
  readonly index: number;
}

/** What no filter of enquiries finds. */
const notFiltered: readonly string[] = [
  others,
  'None',
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
export const leadsPath = ({ from, to }: ReportPeriod, filters: LeadFilters = {}): string =>
  `${tabPath('enquiries')}?${new URLSearchParams({ assigned: 'everybody', ...filters, from, to })}`;

/** The days of a row, those of a week within the period. */
function daysAt(label: string, isWeek: boolean, { from, to }: ReportPeriod): ReportPeriod {
  if (!isWeek) return { from, to };
  const end = dayAfter(label, 6);
  return { from: label < from ? from : label, to: end > to ? to : end };
}

/** The address of those without an answer, who have waited longest first; those of the last two days are not late. */
function lateAt({ from, to }: ReportPeriod, today: string): string {
  const last = dayAfter(today, -2);
  return leadsPath({ from, to: to > last ? last : to }, { status: 'new', order: 'oldest' });
}

/** The address of the leads that a number counts; undefined where the list of enquiries has no such filter. */
export function leadsAt(
  { filter, labels }: Pick<Figures, 'filter' | 'labels'>,
  { series, index }: Place,
  period: ReportPeriod,
  today = localDay(new Date()),
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
