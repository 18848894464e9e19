import type { Report } from '@institute/schema';
import { expect, test } from 'vitest';
import { durationText, figuresCsv, figuresOf, type Figures, type FiguresName } from './figures.ts';

const nothing = { leads: 0, contacted: 0, demo: 0, enrolled: 0 };
const answering = { answered: 0, inTime: 0, late: 0, median: null };

const empty: Report = {
  weeks: [{ start: '2026-01-26', sources: [], courses: [], statuses: [], demo: [] }],
  origins: [],
  all: nothing,
  visited: nothing,
  answering,
  counsellors: [],
  seats: [],
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
    counsellors: [{ name: 'Meena', answered: 3, inTime: 2, late: 1, median: 90 }],
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
  expect(named(found, 'answers').texts.map(({ values }) => values)).toEqual([['50 %'], ['1.5 h']]);
  expect(attendance.texts).toEqual([{ name: 'Attendance', values: ['75 %'] }]);
  expect(attendance.series.map(({ name }) => name)).toContain('On the waiting list');
  expect(named(found, 'seats').series.map(({ values }) => values)).toEqual([[5], [15]]);
  expect([durationText(5), durationText(5000), durationText(null)]).toEqual([
    '5 min',
    '3.5 days',
    '–',
  ]);
});
