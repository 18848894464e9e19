import {
  courseLabel,
  plainDay,
  type Counts,
  type Report,
  type StoredDemoBooking,
} from '@institute/schema';
import { csvOf, type Columns } from '../shell/files/csv.ts';

/** A chart and its table: a row for each label, with a number of each series, and texts beside. */
interface Chart {
  readonly title: string;
  /** What a row is. */
  readonly row: string;
  readonly labels: readonly string[];
  /** What people read in place of a label, if that is different. */
  readonly labelText?: (label: string) => string;
  /** The same at the axis, where there is less room. */
  readonly tickText?: (label: string) => string;
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** Whether the series are parts of a whole. */
  readonly isStacked: boolean;
  readonly texts: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** The filter of enquiries that a series is, if rows are weeks of leads. */
  readonly filter?: 'source' | 'course' | 'status';
}

/** Names that are told apart. */
const mostNames = 7;

export const others = 'Other';

export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;

/** Minutes as people say them. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 60) return `${Math.round(minutes)} min`;
  if (minutes < 48 * 60) return `${(minutes / 60).toFixed(1)} h`;
  return `${(minutes / (24 * 60)).toFixed(1)} days`;
}

/** Counts under the names that people see; different names may look the same. */
function labelled(counts: Counts, labelOf: (name: string) => string): Map<string, number> {
  const found = new Map<string, number>();
  for (const { name, count } of counts) {
    const label = labelOf(name);
    found.set(label, (found.get(label) ?? 0) + count);
  }
  return found;
}

/** Counts of several rows as series, the largest first; small ones together. */
function seriesOf(rows: readonly ReadonlyMap<string, number>[]): Chart['series'] {
  const totals = new Map<string, number>();
  for (const row of rows)
    for (const [name, count] of row) totals.set(name, (totals.get(name) ?? 0) + count);
  const sorted = [...totals].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  const named = sorted.filter((name) => name !== others).slice(0, mostNames);
  const rest = sorted.filter((name) => !named.includes(name));
  const valuesOf = (names: readonly string[]) =>
    rows.map((row) => names.reduce((sum, name) => sum + (row.get(name) ?? 0), 0));
  return [
    ...named.map((name) => ({ name, values: valuesOf([name]) })),
    ...(rest.length > 0 ? [{ name: others, values: valuesOf(rest) }] : []),
  ];
}

type Week = Report['weeks'][number];

interface WeeklyOptions {
  readonly labelOf?: (name: string) => string;
  readonly filter?: NonNullable<Chart['filter']>;
}

const weekly = (
  weeks: readonly Week[],
  title: string,
  countsOf: (week: Week) => Counts,
  { labelOf = (name: string) => name, filter }: WeeklyOptions = {},
): Chart => ({
  title,
  ...(filter && { filter }),
  row: 'Week from',
  labels: weeks.map(({ start }) => start),
  labelText: plainDay,
  tickText: (day) => plainDay(day).replace(/ \d+$/, ''),
  series: seriesOf(weeks.map((week) => labelled(countsOf(week), labelOf))),
  isStacked: true,
  texts: [],
});

function funnel({ all, visited }: Report): Chart {
  const steps = ['leads', 'contacted', 'demo', 'enrolled'] as const;
  const valuesOf = (counts: Report['all']) => steps.map((step) => counts[step]);
  return {
    title: 'From visit to enrolment',
    row: 'Step',
    labels: ['Leads', 'Contacted', 'Demo class', 'Enrolled'],
    series: [
      { name: 'All', values: valuesOf(all) },
      { name: 'Visit known', values: valuesOf(visited) },
    ],
    isStacked: false,
    texts: [
      { name: 'Share of all', values: steps.map((step) => percent(all[step], all.leads)) },
      {
        name: 'Share where visit known',
        values: steps.map((step) => percent(visited[step], visited.leads)),
      },
    ],
  };
}

function origins({ origins: counts }: Report): Chart {
  const named = counts.filter(({ name }) => name !== others).slice(0, 10);
  const shown = named.reduce((sum, { count }) => sum + count, 0);
  const rest = counts.reduce((sum, { count }) => sum + count, 0) - shown;
  const rows = rest > 0 ? [...named, { name: others, count: rest }] : named;
  return {
    title: 'Where the first visit came from',
    row: 'Campaign or site',
    labels: rows.map(({ name }) => name),
    series: [{ name: 'Leads', values: rows.map(({ count }) => count) }],
    isStacked: false,
    texts: [],
  };
}

const answers = ({ counsellors }: Report): Chart => ({
  title: 'First answers by counsellor',
  row: 'Counsellor',
  labels: counsellors.map(({ name }) => name),
  series: [
    { name: 'Within 24 hours', values: counsellors.map(({ inTime }) => inTime) },
    { name: 'Later', values: counsellors.map(({ answered, inTime }) => answered - inTime) },
    { name: 'Waiting over a day', values: counsellors.map(({ late }) => late) },
  ],
  isStacked: true,
  texts: [
    {
      name: 'Share within 24 hours',
      values: counsellors.map(({ inTime, answered, late }) => percent(inTime, answered + late)),
    },
    { name: 'Median', values: counsellors.map(({ median }) => durationText(median)) },
  ],
});

type BookingState = StoredDemoBooking['state'];

/** How many bookings of a week's demo classes are in a state. */
export const bookingsIn = ({ demo }: Week, state: BookingState): number =>
  demo.find(({ name }) => name === state)?.count ?? 0;

const bookingLabels: Readonly<Record<string, string>> = {
  came: 'Came',
  missed: 'Missed it',
  booked: 'Not recorded',
  cancelled: 'Cancelled',
};

function attendance({ weeks }: Report): Chart {
  const held = weeks.filter(({ demo }) => demo.length > 0);
  return {
    ...weekly(held, 'Demo class bookings', ({ demo }) => demo, {
      labelOf: (state) => bookingLabels[state] ?? 'On the waiting list',
    }),
    texts: [
      {
        name: 'Attendance',
        values: held.map((week) => {
          const came = bookingsIn(week, 'came');
          return percent(came, came + bookingsIn(week, 'missed'));
        }),
      },
    ],
  };
}

const seats = ({ seats: courses }: Report): Chart => ({
  title: 'Seats in batches starting in this period',
  row: 'Course',
  labels: courses.map(({ course }) => course),
  series: [
    { name: 'Taken', values: courses.map(({ taken }) => taken) },
    { name: 'Free', values: courses.map(({ seats: all, taken }) => Math.max(0, all - taken)) },
  ],
  isStacked: true,
  texts: [
    { name: 'Filled', values: courses.map(({ seats: all, taken }) => percent(taken, all)) },
    { name: 'Batches', values: courses.map(({ batches }) => String(batches)) },
  ],
});

/** Everything that a report can show, in its order. */
const charts = {
  sources: ({ weeks }) =>
    weekly(weeks, 'Leads per week by source', ({ sources }) => sources, { filter: 'source' }),
  courses: ({ weeks }) =>
    weekly(weeks, 'Leads per week by course', ({ courses }) => courses, {
      labelOf: (name) => courseLabel(name) || 'None',
      filter: 'course',
    }),
  statuses: ({ weeks }) =>
    weekly(weeks, 'Leads per week by status', ({ statuses }) => statuses, { filter: 'status' }),
  funnel,
  origins,
  answers,
  attendance,
  seats,
} satisfies Record<string, (report: Report) => Chart>;

export type FiguresName = keyof typeof charts;

export interface Figures extends Chart {
  readonly name: FiguresName;
}

/** What a report shows (reports-4); what has no figures is left out. */
export const figuresOf = (report: Report): Figures[] =>
  (Object.keys(charts) as FiguresName[])
    .map((name) => ({ name, ...charts[name](report) }))
    .filter(({ series }) => series.some(({ values }) => values.some((value) => value > 0)));

/** The table of the figures as CSV. */
export function figuresCsv({ row, labels, series, texts }: Figures): string {
  const columns: Columns<number> = [
    [row, (index) => labels[index] ?? ''],
    ...series.map(({ name, values }) => [name, (index: number) => String(values[index])] as const),
    ...texts.map(({ name, values }) => [name, (index: number) => values[index] ?? ''] as const),
  ];
  return csvOf(columns, [...labels.keys()]);
}
