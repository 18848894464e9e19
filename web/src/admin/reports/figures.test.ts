import type { Report } from '@institute/schema';
import { expect, test } from 'vitest';
import { emptyReport } from './test-report.ts';
import { durationText } from './chart.ts';
import { figuresCsv, figuresOf, type Figures, type FiguresName } from './figures.ts';

const empty: Report = {
  ...emptyReport,
  weeks: [{ start: '2026-01-26', sources: [], courses: [], statuses: [], demo: [] }],
};

const named = (found: readonly Figures[], wanted: FiguresName): Figures =>
  found.find(({ name }) => name === wanted)!;

// reports-4
test('nothing recorded is no chart', () => expect(figuresOf(empty)).toEqual([]));

// reports-4
test('the table of a chart has its figures, small ones together, and no cell runs as a formula', () => {
  const courses = Array.from({ length: 9 }, (_, index) => ({
    name: `C${index}`,
    count: 9 - index,
  }));
  const found = figuresOf({
    ...empty,
    weeks: [{ ...empty.weeks[0]!, courses: [...courses, { name: '=1+1', count: 20 }] }],
  });
  const chart = named(found, 'courses');
  expect(chart.series).toHaveLength(8);
  expect(figuresCsv(chart).split('\r\n')).toEqual([
    `\uFEFF"Week from","'=1+1","C0","C1","C2","C3","C4","C5","Other"`,
    '"2026-01-26","20","9","8","7","6","5","4","6"',
    '',
  ]);
});

// reports-4
test('shares and medians stand beside the counts', () => {
  const found = figuresOf({
    ...empty,
    counsellors: [
      { uid: 'meena', name: 'Meena', answered: 3, inTime: 2, late: 1, median: 90, enrolled: 0 },
      { uid: 'ravi', name: 'Ravi', ...emptyReport.answering, enrolled: 0, target: 2 },
    ],
    weeks: [
      {
        ...empty.weeks[0]!,
        demo: [
          { name: 'came', count: 3 },
          { name: 'missed', count: 1 },
          { name: 'lapsed', count: 1 },
        ],
      },
    ],
    seats: [{ course: 'Python', batches: 2, seats: 20, taken: 5 }],
  });
  const attendance = named(found, 'attendance');
  expect(named(found, 'answers').texts.map(({ values }) => values)).toEqual([['50%'], ['1.5 h']]);
  expect(attendance.texts).toEqual([{ name: 'Attendance', values: ['75%'] }]);
  expect(attendance.series.map(({ name }) => name)).toContain('On the waiting list');
  expect(named(found, 'seats').series.map(({ values }) => values)).toEqual([[5], [15]]);
  expect([durationText(5), durationText(5000), durationText(null)]).toEqual([
    '5 min',
    '3.5 days',
    '–',
  ]);
});

const inWeek = (start: string, count: number): Report => ({
  ...empty,
  weeks: [{ ...empty.weeks[0]!, start, sources: [{ name: 'Contact Form', count }] }],
  all: { leads: 6, contacted: 4, demo: 3, enrolled: 1 },
});

const noOne = emptyReport.steps.leads;
const bySource = (...sources: Report['steps']['leads']['sources']) => ({ ...noOne, sources });
const now = {
  ...inWeek('2026-01-26', 6),
  steps: {
    leads: bySource({ name: 'Contact Form', count: 4 }, { name: 'Import', count: 2 }),
    booked: bySource({ name: 'Contact Form', count: 3 }),
    came: bySource({ name: 'Contact Form', count: 2 }),
    enrolled: bySource({ name: 'Contact Form', count: 1 }),
  },
};
const before = {
  ...inWeek('2026-01-19', 3),
  steps: {
    ...emptyReport.steps,
    leads: bySource({ name: 'Contact Form', count: 1 }, { name: 'Website Popup', count: 2 }),
  },
};

// reports-4
test('leads of a source stand with how far they went and earlier periods, and steps say how many went on', () => {
  const found = figuresOf(now, { before, yearBefore: now });
  expect(named(found, 'bySource')).toMatchObject({
    labels: ['Contact Form', 'Import'],
    series: [
      { name: 'Leads', values: [4, 2], marks: ['4 (+3)', '2 (+2)'] },
      { name: 'Booked a demo', values: [3, 0] },
      { name: 'Came', values: [2, 0] },
      { name: 'Enrolled', values: [1, 0], marks: ['1 (25%)', '0 (0%)'] },
    ],
    texts: [
      { name: 'Share enrolled', values: ['25%', '0%'] },
      { name: 'Leads before', values: ['1', '0'] },
      { name: 'Share enrolled before', values: ['0%', '–'] },
      { name: 'Leads a year before', values: ['4', '2'] },
      { name: 'Share enrolled a year before', values: ['25%', '0%'] },
    ],
  });
  const alone = named(figuresOf(now), 'bySource');
  expect([alone.series[0]?.marks, alone.texts.length]).toEqual([['4', '2'], 1]);
  const { series, texts } = named(found, 'funnel');
  expect(series[0]?.marks?.[2]).toBe('3 (75% went on)');
  expect(texts[1]?.values).toEqual(['', '67%', '75%', '33%']);
});

const counsellor = (uid: string | undefined, enrolled: number, target?: number) => ({
  ...(uid !== undefined && { uid }),
  name: uid || 'Nobody',
  ...emptyReport.answering,
  enrolled,
  ...(target && { target }),
});

// reports-6
test('enrolled leads of a counsellor stand beside the target; without any target they stand alone', () => {
  const of = (...counsellors: Report['counsellors']) =>
    named(figuresOf({ ...empty, counsellors }), 'enrolledBy');
  const aimed = of(
    counsellor('Meena', 5, 8),
    counsellor('', 1),
    counsellor(undefined, 2),
    counsellor('Asha', 0),
  );
  expect(aimed).toMatchObject({
    labels: ['Meena', 'Nobody', 'Nobody'],
    assigned: ['Meena', 'nobody', undefined],
    series: [
      { name: 'Enrolled', values: [5, 1, 2], marks: ['5 of 8', '1', '2'] },
      { name: 'Target', values: [8, 0, 0], marks: ['8', '', ''] },
    ],
    texts: [{ name: 'Share of the target', values: ['63%', '–', '–'] }],
  });
  const alone = of(counsellor('Meena', 5));
  expect([alone.title, alone.series.length, alone.texts]).toEqual([
    'Enrolled by counsellor',
    1,
    [],
  ]);
});

// reports-4
test('reasons of lost leads stand with their share, beside the period before', () => {
  const reasons = [
    { name: 'Fees', count: 3 },
    { name: '', count: 1 },
  ];
  const then = { ...before, reasons: reasons.slice(1) };
  const chart = named(figuresOf({ ...empty, reasons }, { before: then }), 'lost');
  expect(chart).toMatchObject({
    labels: ['Fees', 'No reason given'],
    series: [{ values: [3, 1], marks: ['3 (75%)', '1 (25%)'] }],
    texts: [
      { name: 'Share', values: ['75%', '25%'] },
      { name: 'Before', values: ['0', '1'] },
    ],
  });
  expect(named(figuresOf({ ...empty, reasons }), 'lost').texts).toHaveLength(1);
});

// reports-4
test('first answers stand by how long people waited for them, with those who still wait', () => {
  const answering = { answered: 6, inTime: 4, late: 2, median: 60 };
  const found = named(figuresOf({ ...empty, answering, waits: [3, 1, 0, 0, 1, 1] }), 'waits');
  expect(found.labels).toEqual(['Up to 1', '1–4', '4–12', '12–24', '24–48', 'Over 48', 'None yet']);
  expect(found.series[0]?.values).toEqual([3, 1, 0, 0, 1, 1, 2]);
  expect(found.rowTones?.slice(3)).toEqual(['main', 'mark', 'mark', 'bad']);
});

// reports-4
test('weeks are a line beside the year before, once there are two of them', () => {
  const later = { ...now, weeks: [...before.weeks, ...now.weeks] };
  const yearBefore = { ...now, weeks: [{ ...now.weeks[0]!, start: '2025-01-20' }] };
  expect(named(figuresOf(later, { yearBefore }), 'weeks').series).toMatchObject([
    { name: 'This period', values: [3, 6] },
    { name: 'A year before', values: [6, 0] },
  ]);
  expect(named(figuresOf(later, { yearBefore: empty }), 'weeks').series).toHaveLength(1);
  expect(figuresOf(now).map(({ name }) => name)).not.toContain('weeks');
});
