import { expect, test } from 'vitest';
import { isAnswered } from '../../support/queries/missing-indexes.ts';
import { noteQuery, readQueries, type QueryShape } from '../../support/queries/noted-queries.ts';

const query = (collection: string, shape: Partial<QueryShape>): QueryShape => ({
  collection,
  everywhere: false,
  equal: [],
  contains: [],
  ordered: [],
  ...shape,
});

test.each([
  [true, 'one field', query('enquiries', { ordered: ['createdAt DESCENDING'] })],
  [true, 'equal fields alone', query('enquiries', { equal: ['status', 'phone'] })],
  [
    true,
    'two indexes with one order',
    query('enquiries', { equal: ['course', 'status'], ordered: ['createdAt DESCENDING'] }),
  ],
  [
    false,
    'an order that no index has',
    query('enquiries', { equal: ['status'], ordered: ['followUpOn ASCENDING'] }),
  ],
  [
    false,
    'an order backwards',
    query('posts', { equal: ['published'], ordered: ['publishedAt ASCENDING'] }),
  ],
  [false, 'a field without an index', query('posts', { equal: ['content'] })],
  [false, 'an array that is only indexed as one', query('enquiries', { equal: ['searchParts'] })],
])('%s where a query needs %s', (answered, _, shape) => {
  expect(isAnswered(shape)).toBe(answered);
});

test('each side of an OR needs its index, and a range is an order', () => {
  const filter = (fieldPath: string, op: string) => ({ fieldFilter: { field: { fieldPath }, op } });
  noteQuery({
    from: [{ collectionId: 'noted' }],
    where: {
      compositeFilter: { op: 'OR', filters: [filter('a', 'EQUAL'), filter('b', 'GREATER_THAN')] },
    },
  });
  expect(readQueries().filter(({ collection }) => collection === 'noted')).toEqual([
    query('noted', { equal: ['a'] }),
    query('noted', { ordered: ['b ASCENDING'] }),
  ]);
});
