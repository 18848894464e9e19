import type { LastWeeks } from '@institute/schema';
import { expect, test } from 'vitest';
import { numbersOf, seatsNumber } from './numbers.ts';

const week = (
  leads: number,
  enrolled: number,
  answering: Partial<LastWeeks[number]['answering']> = {},
): LastWeeks[number] => ({
  leads,
  enrolled,
  answering: { answered: 0, inTime: 0, late: 0, median: null, ...answering },
});

// dashboard-28
test('the numbers of a week stand beside those of the week before', () => {
  const now = week(41, 7, { answered: 24, inTime: 24, late: 1 });
  const before = week(35, 7, { answered: 20, inTime: 19 });
  const shown = numbersOf([week(90, 1), before, now]);
  expect(shown.map(({ value, change, about, trend }) => [value, change, about, trend])).toEqual([
    ['41', '▲ 6', 'on the 7 before', 'up'],
    ['96%', '▲ 1 point', 'on the 7 before', 'up'],
    ['7', '', 'as in the 7 before', 'none'],
  ]);
  expect(shown.map(({ weeks }) => weeks)).toEqual([
    [90, 35, 41],
    [undefined, 95, 96],
    [1, 7, 7],
  ]);
  expect(numbersOf([now, before])[0]).toMatchObject({ change: '▼ 6', trend: 'down' });
  expect(numbersOf([before, week(0, 0)])[1]).toMatchObject({ value: '–', about: '' });
  expect(numbersOf(undefined)[2]).toMatchObject({
    value: '–',
    about: '',
    trend: 'none',
  });
});

// dashboard-28
test('seats are those of the batches that begin in the next ten days, unless more than were read do', () => {
  const batch = (firstDay: string, seatsTaken: number) => ({ firstDay, seats: 16, seatsTaken });
  const [tenth, eleventh] = [batch('2026-12-07', 4), batch('2026-12-08', 9)];
  const shown = (batches: Parameters<typeof seatsNumber>[0], most = 3) => {
    const { value, outOf, about } = seatsNumber(batches, '2026-11-27', most);
    return [value, outOf, about];
  };
  expect(shown([batch('2026-11-27', 13), tenth, eleventh])).toEqual(['17', 'of 32', '2 batches']);
  expect(shown([tenth])).toEqual(['4', 'of 16', '1 batch']);
  expect(shown([eleventh])).toEqual(['–', undefined, 'no batches']);
  expect(shown([tenth, tenth], 2)).toEqual(['–', undefined, '']);
  expect(shown(undefined)).toEqual(['–', undefined, '']);
});
