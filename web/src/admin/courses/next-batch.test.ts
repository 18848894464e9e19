import { weekdays } from '@institute/schema';
import { expect, test } from 'vitest';
import { nextBatch } from './next-batch.ts';

const daily = weekdays.slice(0, 5).map((day) => ({ day, from: '18:30', to: '20:30' }));

const weekend = daily.slice(0, 1).map((each) => ({ ...each, day: 'saturday' as const }));

// dashboard-26
test.each([
  ['from Friday to the next Monday', '2026-12-07', '2026-12-18', daily, '2026-12-21', '2027-01-01'],
  ['within a week', '2026-12-07', '2026-12-15', daily, '2026-12-16', '2026-12-24'],
  ['to the next Saturday', '2026-12-05', '2027-02-27', weekend, '2027-03-06', '2027-05-29'],
  [
    'after today, once the other is over',
    '2026-10-03',
    '2026-11-21',
    weekend,
    '2026-12-05',
    '2027-01-23',
  ],
])('the next batch goes on %s', (_, firstDay, lastDay, days, first, last) => {
  expect(nextBatch({ firstDay, lastDay, days }, '2026-11-28')).toEqual({
    firstDay: first,
    lastDay: last,
    state: 'planned',
  });
});
