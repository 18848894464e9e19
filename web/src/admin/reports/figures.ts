import type { Counts, Report } from '@institute/schema';
import { csvOf, type Columns } from '../shell/files/csv.ts';
import {
  countOf,
  durationText,
  labelled,
  mostNames,
  others,
  percent,
  signed,
  sum,
  times,
  type Chart,
} from './chart.ts';
import {
  attendance,
  coursesPerWeek,
  leadsPerWeek,
  sourcesPerWeek,
  statusesPerWeek,
} from './weekly.ts';

/** What a report is compared with. */
export interface Earlier {
  readonly before?: Report | undefined;
  readonly yearBefore?: Report | undefined;
}

/** Names with their counts, beside those of the period before. */
function compared(now: Counts, before: Counts | undefined): Pick<Chart, 'labels' | 'series'> {
  const [row, earlier] = [labelled(now), labelled(before ?? [])];
  const names = [...new Set([...row.keys(), ...earlier.keys()])].toSorted(
    (one, other) =>
      countOf(row, [other]) - countOf(row, [one]) ||
      countOf(earlier, [other]) - countOf(earlier, [one]),
  );
  const named = names.filter((name) => name !== others).slice(0, mostNames);
  const rest = names.filter((name) => !named.includes(name));
  const groups = [...named.map((name) => [name]), ...(rest.length > 0 ? [rest] : [])];
  const values = groups.map((group) => countOf(row, group));
  const then = before && groups.map((group) => countOf(earlier, group));
  const marks = values.map((value, index) =>
    then ? `${value} (${signed(value - (then[index] ?? 0))})` : String(value),
  );
  return {
    labels: [...named, ...(rest.length > 0 ? [others] : [])],
    series: [
      { name: times.now, values, tone: 'main', marks },
      ...(then
        ? [{ name: times.before, values: then, tone: 'before' as const, marks: then.map(() => '') }]
        : []),
    ],
  };
}

/** A report with leads, to compare with; another says nothing about a change. */
const withLeads = (report: Report | undefined) => (report?.all.leads ? report : undefined);

const sourcesIn = ({ weeks }: Report): Counts => weeks.flatMap(({ sources }) => sources);

const bySource = (report: Report, { before }: Earlier): Chart => {
  const then = withLeads(before);
  return {
    ...compared(sourcesIn(report), then && sourcesIn(then)),
    title: 'Leads by source',
    shape: 'bars',
    row: 'Source',
    isStacked: false,
    texts: [],
    filter: { name: 'source', by: 'row' },
  };
};

const origins = (report: Report, { before }: Earlier): Chart => ({
  ...compared(report.origins, withLeads(before)?.origins),
  title: 'Where the first visit came from',
  shape: 'bars',
  row: 'Campaign or site',
  isStacked: false,
  texts: [],
});

const steps = ['leads', 'contacted', 'demo', 'enrolled'] as const;

/** How many of the step before went on, for each step. */
const shareGoingOn = (counts: Report['all']): string[] =>
  steps.map((step, index) =>
    index === 0 ? '' : percent(counts[step], counts[steps[index - 1] ?? step]),
  );

function funnel({ all, visited }: Report): Chart {
  const goingOn = shareGoingOn(all);
  const seriesOf = (counts: Report['all']) => ({ values: steps.map((step) => counts[step]) });
  return {
    title: 'From visit to enrolment',
    shape: 'bars',
    row: 'Step',
    labels: ['Leads', 'Contacted', 'Demo class', 'Enrolled'],
    series: [
      {
        name: 'All',
        tone: 'main',
        ...seriesOf(all),
        marks: steps.map((step, index) =>
          goingOn[index] ? `${all[step]} (${goingOn[index]} went on)` : String(all[step]),
        ),
      },
      { name: 'Visit known', tone: 'before', ...seriesOf(visited) },
    ],
    isStacked: false,
    texts: [
      { name: 'Share of all', values: steps.map((step) => percent(all[step], all.leads)) },
      { name: 'Share of the step before', values: goingOn },
      {
        name: 'Share where visit known',
        values: steps.map((step) => percent(visited[step], visited.leads)),
      },
    ],
  };
}

const answers = ({ counsellors }: Report): Chart => ({
  title: 'First answers by counsellor',
  shape: 'bars',
  row: 'Counsellor',
  labels: counsellors.map(({ name }) => name),
  series: [
    { name: 'Within 24 hours', values: counsellors.map(({ inTime }) => inTime), tone: 'main' },
    {
      name: 'Later',
      values: counsellors.map(({ answered, inTime }) => answered - inTime),
      tone: 'mark',
    },
    { name: 'Waiting over a day', values: counsellors.map(({ late }) => late), tone: 'bad' },
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

const seats = ({ seats: courses }: Report): Chart => ({
  title: 'Seats in batches starting in this period',
  shape: 'bars',
  row: 'Course',
  labels: courses.map(({ course }) => course),
  series: [
    { name: 'Taken', values: courses.map(({ taken }) => taken), tone: 'main' },
    {
      name: 'Free',
      values: courses.map(({ seats: all, taken }) => Math.max(0, all - taken)),
      tone: 'before',
    },
  ],
  isStacked: true,
  texts: [
    { name: 'Filled', values: courses.map(({ seats: all, taken }) => percent(taken, all)) },
    { name: 'Batches', values: courses.map(({ batches }) => String(batches)) },
  ],
});

/** Everything that a report can show, in its order. */
const charts = {
  weeks: (report, { yearBefore }) => leadsPerWeek(report, yearBefore),
  bySource,
  funnel,
  origins,
  answers,
  attendance,
  seats,
  sources: sourcesPerWeek,
  courses: coursesPerWeek,
  statuses: statusesPerWeek,
} satisfies Record<string, (report: Report, earlier: Earlier) => Chart>;

export type FiguresName = keyof typeof charts;

export interface Figures extends Chart {
  readonly name: FiguresName;
}

/** One point is no line. */
const isWorthALook = ({ shape, labels, series }: Chart): boolean =>
  series.some(({ values }) => sum(values) > 0) && (shape !== 'line' || labels.length > 1);

/** What a report shows (reports-4); what has no figures is left out. */
export const figuresOf = (report: Report, earlier: Earlier = {}): Figures[] =>
  (Object.keys(charts) as FiguresName[])
    .map((name) => ({ name, ...charts[name](report, earlier) }))
    .filter(isWorthALook);

/** The table of the figures as CSV. */
export function figuresCsv({ row, labels, series, texts }: Figures): string {
  const columns: Columns<number> = [
    [row, (index) => labels[index] ?? ''],
    ...series.map(({ name, values }) => [name, (index: number) => String(values[index])] as const),
    ...texts.map(({ name, values }) => [name, (index: number) => values[index] ?? ''] as const),
  ];
  return csvOf(columns, [...labels.keys()]);
}
