import { expect, test } from 'vitest';
import { batchClashes, weeksOf } from './batch-clashes.ts';
import type { BatchDay } from './batch.ts';

const on = (day: BatchDay['day'], from: string, to: string): BatchDay => ({ day, from, to });

const batch = (fields: object = {}) => ({
  _id: 'a',
  title: 'Kolam',
  firstDay: '2026-12-07',
  lastDay: '2027-03-05',
  days: [on('monday', '18:30', '20:30')],
  trainer: 'karthik',
  state: 'open' as const,
  ...fields,
});

// health-3
test('a trainer with two classes at one hour is told, with the first such day', () => {
  const other = batch({
    _id: 'b',
    firstDay: '2027-01-05',
    days: [on('monday', '20:00', '21:00')],
  });
  expect(batchClashes(batch(), [other, batch()], '')).toEqual([
    { field: 'trainer', text: 'Teaches Kolam at the same hour on 11 Jan 2027' },
  ]);
  for (const free of [
    { days: [on('monday', '20:30', '21:00')] },
    { days: [on('tuesday', '18:30', '20:30')] },
    { firstDay: '2027-03-02', lastDay: '2027-03-31' },
    { trainer: 'priya' },
    { state: 'cancelled' },
  ])
    expect(batchClashes(batch(), [{ ...other, ...free } as typeof other], '')).toEqual([]);
  expect(batchClashes(batch({ lastDay: '' }), [other], '4 months')).toEqual([]);
  expect(batchClashes(batch({ trainer: '' }), [{ ...other, trainer: '' }], '')).toEqual([]);
});

// health-3
test.each([
  ['13 weeks', 0],
  ['3 months', 0],
  ['14 weeks', 1],
  ['4 months', 1],
  ['as long as it takes', 0],
])('a batch of 13 weeks for a course of %s has %d clashes', (duration, count) => {
  expect(batchClashes(batch(), [], duration)).toHaveLength(count);
});

test('weeks follow from durations in weeks and months', () => {
  expect(['10 weeks', '1 week', '6 months', 'a year'].map(weeksOf)).toEqual([10, 1, 26, undefined]);
});
