import type { Report } from '@institute/schema';
import { csvOf, type Columns } from '../shell/files/csv.ts';
import {
  durationText,
  funnel,
  funnelSteps,
  outcomes,
  percent,
  sum,
  type Chart,
  type Earlier,
} from './chart.ts';
import { convertedBy } from './conversions.ts';
import {
  attendance,
  coursesPerWeek,
  leadsPerWeek,
  sourcesPerWeek,
  statusesPerWeek,
} from './weekly.ts';
import { enrolledBy } from './enrolled-by.ts';
import { lost } from './lost.ts';
import { waits } from './waits.ts';

const steps = Object.keys(funnelSteps) as (keyof typeof funnelSteps)[];

/** How many of the step before went on, for each step. */
const shareGoingOn = (counts: Report['all']): string[] =>
  steps.map((step, index) =>
    index === 0 ? '' : percent(counts[step], counts[steps[index - 1] ?? step]),
  );

function stepsTaken({ all, visited }: Report): Chart {
  const goingOn = shareGoingOn(all);
  const seriesOf = (counts: Report['all']) => ({ values: steps.map((step) => counts[step]) });
  return {
    title: 'From visit to enrolment',
    shape: 'bars',
    row: 'Step',
    unit: outcomes.leads,
    labels: Object.values(funnelSteps),
    filter: { name: 'step', by: 'row' },
    tells: 'steps',
    series: [
      {
        name: funnel.all,
        tone: 'main',
        ...seriesOf(all),
        marks: steps.map((step, index) =>
          goingOn[index] ? `${all[step]} (${goingOn[index]} went on)` : String(all[step]),
        ),
      },
      { name: funnel.visited, tone: 'before', ...seriesOf(visited) },
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

const whoAnswers = ({ counsellors }: Report) =>
  counsellors.filter(({ answered, late }) => answered + late > 0);

const answers = (report: Report): Chart => answersOf(whoAnswers(report));

const answersOf = (counsellors: Report['counsellors']): Chart => ({
  title: 'First answers by counsellor',
  shape: 'bars',
  row: 'Counsellor',
  unit: outcomes.leads,
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
  unit: 'Seats',
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
  bySource: convertedBy('sources', 'Source', 'Leads by source, and how far they went', 'source'),
  byCourse: convertedBy('courses', 'Course', 'Leads by course, and how far they went', 'course'),
  origins: convertedBy('origins', 'Campaign or site', 'Where the first visit came from'),
  lasts: convertedBy('lasts', 'Campaign or site', 'Where the last visit came from'),
  funnel: stepsTaken,
  lost: (report, { before }) => lost(report, before),
  waits,
  answers,
  enrolledBy,
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
