import type { Report } from '@institute/schema';
import { expect, test } from 'vitest';
import { emptyReport } from './test-report.ts';
import { keyFiguresOf } from './key-figures.ts';

const report = (
  [leads, enrolled]: readonly [number, number],
  answering: Report['answering'] = emptyReport.answering,
): Report => ({
  ...emptyReport,
  all: { ...emptyReport.all, leads, enrolled },
  answering,
});

const answering = (inTime: number, late: number, median: number) => ({
  answered: inTime,
  inTime,
  late,
  median,
});

// reports-5
test('the first figures say how they differ from the period before, and whether that is better', () => {
  const now = report([269, 43], answering(96, 4, 160));
  const before = report([235, 46], answering(91, 9, 215));
  expect(keyFiguresOf(now, before)).toEqual([
    {
      value: '269',
      name: 'leads',
      step: 'leads',
      change: { direction: 'up', by: '34', before: '235', isBetter: true },
    },
    {
      value: '43',
      name: 'enrolled, 16%',
      step: 'enrolled',
      change: { direction: 'down', by: '3', before: '46, 20%', isBetter: false },
    },
    {
      value: '2.7 h',
      name: 'median to the first answer',
      change: { direction: 'down', by: '55 min', before: '3.6 h', isBetter: true },
    },
    {
      value: '96%',
      name: 'answered within 24 hours',
      change: { direction: 'up', by: '5 points', before: '91%', isBetter: true },
    },
  ]);
});

// reports-5
test('what is as before says so, and what there was nothing of says nothing', () => {
  const before = report([10, 1]);
  const [leads, , median, share] = keyFiguresOf(report([10, 2]), before);
  expect(leads?.change).toEqual({ direction: 'same', by: '', before: '10', isBetter: false });
  expect([median, share]).toEqual([
    { value: '–', name: 'median to the first answer' },
    { value: '–', name: 'answered within 24 hours' },
  ]);
  expect(keyFiguresOf(report([10, 2]), report([0, 0]))[0]?.change).toBeUndefined();
  expect(keyFiguresOf(report([10, 2]), undefined)[1]).toEqual({
    value: '2',
    name: 'enrolled, 20%',
    step: 'enrolled',
  });
});

// reports-6
test('whoever has a target sees their own enrolments against it', () => {
  const of = (uid: string, target?: number) => ({
    uid,
    name: uid,
    ...emptyReport.answering,
    enrolled: 3,
    ...(target && { target }),
  });
  const now = { ...report([9, 3]), counsellors: [of('meena', 8), of('ravi')] };
  expect(keyFiguresOf(now, undefined, 'meena').slice(4)).toEqual([
    { value: '3 of 8', name: 'your enrolments, against your target' },
  ]);
  expect(keyFiguresOf(now, undefined, 'ravi')).toHaveLength(4);
});
