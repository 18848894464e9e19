import { dayAfter, localDay, type LeadStep, type ReportPeriod } from '@institute/schema';
import { tabPath } from '../shell/tabs.ts';
import {
  funnel,
  funnelSteps,
  noCourse,
  noneYet,
  noReason,
  others,
  outcomes,
  times,
} from './chart.ts';
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
const notFiltered: readonly string[] = [others, noCourse, 'joined', funnel.visited];

/** By what the list of enquiries is filtered. */
type LeadFilters = Partial<Readonly<Record<'source' | 'course' | 'status' | 'assigned', string>>>;

/** What the report lists of its leads. */
type Told = Partial<Readonly<Record<'by' | 'name', string>>> & {
  readonly step: LeadStep;
};

/** The address of the enquiries of a period with a status, of everyone. */
const withStatus = ({ from, to, course }: Covered, filters: LeadFilters): string =>
  `${tabPath('enquiries')}?${new URLSearchParams({ assigned: 'everybody', ...(course && { course }), ...filters, from, to })}`;

/** The address where the report lists its leads itself: the list of enquiries has spam, too. */
const toldPath = ({ name: period, from, to, course }: NamedPeriod & Covered, told: Told): string =>
  `${tabPath('reports')}?${new URLSearchParams({ ...told, ...(course && { course }), period, from, to })}`;

/** The address of the leads of a whole period that went so far. */
export const leadsPath = (covered: NamedPeriod & Covered, step: 'leads' | 'enrolled'): string =>
  step === 'enrolled' ? withStatus(covered, { status: step }) : toldPath(covered, { step });

/** The days of a row, those of a week within the period. */
function daysAt<Days extends Covered>(label: string, isWeek: boolean, covered: Days): Days {
  if (!isWeek) return covered;
  const { from, to } = covered;
  const end = dayAfter(label, 6);
  return { ...covered, from: label < from ? from : label, to: end > to ? to : end };
}

/** The days of those without an answer; those of the last two days are not late. */
function lateIn<Days extends Covered>(covered: Days, today: string): Days {
  const last = dayAfter(today, -2);
  return { ...covered, to: covered.to > last ? last : covered.to };
}

/** The address of the leads where the list of enquiries has exactly them: those with a status. */
function filteredAt(
  { filter, assigned: accounts, labels }: Pick<Figures, 'filter' | 'assigned' | 'labels'>,
  { series, index }: Place,
  period: Covered,
): string | undefined {
  const assigned = accounts?.[index];
  if (assigned !== undefined && series === outcomes.enrolled)
    return withStatus(period, { status: 'enrolled', assigned });
  const label = labels[index];
  if (!filter || !label) return undefined;
  const value = filter.by === 'row' ? label : series;
  if ([series, value].some((name) => notFiltered.includes(name))) return undefined;
  if (filter.name === 'status')
    return withStatus(daysAt(label, filter.by === 'series', period), { status: value });
  if (filter.by !== 'row' || ![series, value].includes(outcomes.enrolled)) return undefined;
  const isNamed = filter.name === 'source' || filter.name === 'course';
  return withStatus(period, { ...(isNamed && { [filter.name]: value }), status: 'enrolled' });
}

/** The key of a name. */
const keyOf = <Key extends string>(names: Readonly<Record<Key, string>>, name: string) =>
  (Object.keys(names) as Key[]).find((key) => names[key] === name);

const nameIn = (by: string, label: string): string =>
  label === (by === 'reasons' ? noReason : by === 'courses' && noCourse) ? '' : label;

const namesOfFilters = { source: 'sources', course: 'courses' } as const;

/** What the report lists of a week: all its leads, or those of the series. */
function toldOfWeek(filter: NonNullable<Figures['filter']>, series: string): Told | undefined {
  if (filter.name === 'week') return series === times.now ? { step: 'leads' } : undefined;
  if (filter.name !== 'source' && filter.name !== 'course') return undefined;
  const by = namesOfFilters[filter.name];
  return series === others ? undefined : { step: 'leads', by, name: nameIn(by, series) };
}

/** The address of the leads where the report lists them. */
function reportedAt(
  { filter, tells, labels }: Pick<Figures, 'filter' | 'tells' | 'labels'>,
  { series, index }: Place,
  covered: NamedPeriod & Covered,
  today: string,
): string | undefined {
  const label = labels[index];
  if (tells === 'reasons' && label)
    return toldPath(covered, { step: 'closed', by: tells, name: nameIn(tells, label) });
  if (!label || label === others) return undefined;
  if (filter?.name === 'wait')
    return label === noneYet ? toldPath(lateIn(covered, today), { step: 'waiting' }) : undefined;
  if (filter?.by === 'series') {
    const told = toldOfWeek(filter, series);
    return told && toldPath(daysAt(label, true, covered), told);
  }
  const step = tells === 'steps' ? keyOf(funnelSteps, label) : keyOf(outcomes, series);
  if (!tells || !step) return undefined;
  const told =
    tells === 'steps'
      ? series === funnel.visited && { by: 'visited' }
      : { by: tells, name: nameIn(tells, label) };
  return toldPath(covered, { step, ...told });
}

/** The address of the leads that a number counts; undefined where there is none. */
export const leadsAt = (
  figures: Pick<Figures, 'filter' | 'assigned' | 'tells' | 'labels'>,
  place: Place,
  period: NamedPeriod & Covered,
  today = localDay(new Date()),
): string | undefined =>
  filteredAt(figures, place, period) ?? reportedAt(figures, place, period, today);
