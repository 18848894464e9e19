import type { Report } from '@institute/schema';
import { expect, test } from 'vitest';
import { emptyReport } from '../reports/test-report.ts';
import { numbersOf } from './numbers.ts';

const report = (
  leads: number,
  enrolled: number,
  answering: Partial<Report['answering']> = {},
): Report => ({
  ...emptyReport,
  all: { ...emptyReport.all, leads, enrolled },
  answering: { ...emptyReport.answering, ...answering },
});

// dashboard-28
test('the numbers of a week stand beside those of the week before', () => {
  const now = report(41, 7, { answered: 24, inTime: 24, late: 1 });
  const before = report(35, 7, { answered: 20, inTime: 19 });
  const shown = numbersOf(now, before);
  expect(shown.map(({ value, change, trend }) => [value, change, trend])).toEqual([
    ['41', '▲ 6', 'up'],
    ['96%', '▲ 1 pts', 'up'],
    ['7', 'as before', 'none'],
  ]);
  expect(numbersOf(before, now)[0]).toMatchObject({ change: '▼ 6', trend: 'down' });
  expect(numbersOf(report(0, 0), before)[1]).toMatchObject({ value: '–', change: '' });
  expect(numbersOf(undefined, undefined)[2]).toMatchObject({
    value: '–',
    change: '',
    trend: 'none',
  });
});
