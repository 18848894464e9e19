import {
  courseLabel,
  plainDay,
  type Counts,
  type Report,
  type StoredDemoBooking,
} from '@institute/schema';
import {
  countOf,
  labelled,
  mostNames,
  noCourse,
  others,
  outcomes,
  percent,
  sum,
  times,
  type Chart,
  type Tone,
} from './chart.ts';

export type Week = Report['weeks'][number];

/** Counts of several rows as series, the largest first; small ones together. */
function seriesOf(
  rows: readonly ReadonlyMap<string, number>[],
  tones: Readonly<Record<string, Tone>>,
): Chart['series'] {
  const totals = new Map<string, number>();
  for (const row of rows)
    for (const [name, count] of row) totals.set(name, (totals.get(name) ?? 0) + count);
  const sorted = [...totals].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  const named = sorted.filter((name) => name !== others).slice(0, mostNames);
  const rest = sorted.filter((name) => !named.includes(name));
  const valuesOf = (names: readonly string[]) => rows.map((row) => countOf(row, names));
  return [
    ...named.map((name) => ({
      name,
      values: valuesOf([name]),
      ...(tones[name] && { tone: tones[name] }),
    })),
    ...(rest.length > 0 ? [{ name: others, values: valuesOf(rest) }] : []),
  ];
}

interface WeeklyOptions {
  readonly labelOf?: (name: string) => string;
  readonly filter?: 'source' | 'course' | 'status';
  readonly tones?: Readonly<Record<string, Tone>>;
  readonly unit?: string;
}

const asWeeks = (weeks: readonly Week[]) => ({
  row: 'Week from',
  labels: weeks.map(({ start }) => start),
  labelText: plainDay,
  tickText: (day: string) => plainDay(day).replace(/ \d+$/, ''),
});

function weekly(
  weeks: readonly Week[],
  title: string,
  countsOf: (week: Week) => Counts,
  { labelOf, filter, tones = {}, unit = outcomes.leads }: WeeklyOptions = {},
): Chart {
  return {
    ...asWeeks(weeks),
    title,
    unit,
    shape: 'columns',
    ...(filter && { filter: { name: filter, by: 'series' } }),
    series: seriesOf(
      weeks.map((week) => labelled(countsOf(week), labelOf)),
      tones,
    ),
    isStacked: true,
    texts: [],
  };
}

const leadsIn = ({ sources }: Week): number => sum(sources.map(({ count }) => count));

/** The leads of each week beside those of the same week a year before, if there were any. */
export function leadsPerWeek({ weeks }: Report, then?: Report): Chart {
  const earlier = weeks.map((_, index) =>
    leadsIn(then?.weeks[index] ?? { ...weeks[0]!, sources: [] }),
  );
  return {
    ...asWeeks(weeks),
    title: 'Leads per week',
    unit: outcomes.leads,
    shape: 'line',
    filter: { name: 'week', by: 'series' },
    series: [
      { name: times.now, values: weeks.map(leadsIn), tone: 'main' },
      ...(sum(earlier) > 0
        ? [{ name: times.yearBefore, values: earlier, tone: 'before' as const }]
        : []),
    ],
    isStacked: false,
    texts: [],
  };
}

export const sourcesPerWeek = ({ weeks }: Report): Chart =>
  weekly(weeks, 'Leads per week by source', ({ sources }) => sources, { filter: 'source' });

export const courseName = (name: string): string => courseLabel(name) || noCourse;

export const coursesPerWeek = ({ weeks }: Report): Chart =>
  weekly(weeks, 'Leads per week by course', ({ courses }) => courses, {
    labelOf: courseName,
    filter: 'course',
  });

export const statusesPerWeek = ({ weeks }: Report): Chart =>
  weekly(weeks, 'Leads per week by status', ({ statuses }) => statuses, {
    filter: 'status',
    tones: {
      new: 'main',
      contacted: 'before',
      'demo booked': 'mark',
      enrolled: 'good',
      closed: 'rest',
    },
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

export function attendance({ weeks }: Report): Chart {
  const held = weeks.filter(({ demo }) => demo.length > 0);
  return {
    ...weekly(held, 'Demo class bookings', ({ demo }) => demo, {
      unit: 'Bookings',
      labelOf: (state) => bookingLabels[state] ?? 'On the waiting list',
      tones: { Came: 'main', 'Missed it': 'bad', 'Not recorded': 'before', Cancelled: 'rest' },
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
