import { expect, test } from 'vitest';
import { batchSearch, matchingBatches, readBatchFilter } from './batch-filter.ts';

const batch = (
  slug: string,
  mode: 'online' | 'classroom',
  day: 'monday' | 'sunday',
  from: string,
) => ({
  course: { slug, title: slug, fee: 0 },
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
  ['when=weekday', [0, 2]],
  ['when=weekend', [1, 3]],
  ['when=morning', [0, 1]],
  ['when=evening', [3]],
  ['when=weekday-morning', [0]],
  ['course=java&mode=classroom&when=evening', [3]],
  ['course=java&when=morning', []],
  ['mode=radio&when=constructor&course=<b>', [0, 1, 2, 3]],
])('%s finds the batches %j', (search, found) => {
  const filter = readBatchFilter(new URLSearchParams(search));
  expect(matchingBatches(batches, filter)).toEqual(found.map((index) => batches[index]));
});

// batches-5
test('a filter has one address', () => {
  const filter = readBatchFilter(new URLSearchParams('utm=x&when=morning&course=python&mode=tv'));
  expect(batchSearch(filter)).toBe('?course=python&when=morning');
  expect(batchSearch({})).toBe('');
});
