import { expect, test } from 'vitest';
import { batchSearch, matchingBatches, readBatchFilter } from './batch-filter.ts';

const batch = (
  slug: string,
  mode: 'online' | 'classroom',
  day: 'monday' | 'sunday',
  from: string,
) => ({
  course: { slug, title: slug },
  mode,
  days: [{ day, from, to: '23:00' }],
});

const batches = [
  batch('python', 'online', 'monday', '09:00'),
  batch('python', 'classroom', 'sunday', '11:59'),
  batch('java', 'online', 'monday', '13:00'),
  batch('java', 'classroom', 'sunday', '16:00'),
];

// batches-5
test.each([
  ['', [0, 1, 2, 3]],
  ['course=python', [0, 1]],
  ['mode=online', [0, 2]],
  ['days=weekday', [0, 2]],
  ['days=weekend', [1, 3]],
  ['time=morning', [0, 1]],
  ['time=evening', [3]],
  ['course=java&mode=classroom&days=weekend&time=evening', [3]],
  ['course=java&time=morning', []],
  ['mode=radio&days=&time=constructor&course=<b>', [0, 1, 2, 3]],
])('%s finds the batches %j', (search, found) => {
  const filter = readBatchFilter(new URLSearchParams(search));
  expect(matchingBatches(batches, filter)).toEqual(found.map((index) => batches[index]));
});

// batches-5
test('a filter has one address', () => {
  const filter = readBatchFilter(new URLSearchParams('utm=x&time=morning&course=python&mode=tv'));
  expect(batchSearch(filter)).toBe('?course=python&time=morning');
  expect(batchSearch({})).toBe('');
});
