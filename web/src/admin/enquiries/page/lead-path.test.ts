import { expect, test } from 'vitest';
import { nextLead } from './lead-path.ts';

const shown = [
  { _id: 'a', status: 'contacted' },
  { _id: 'b', status: 'new' },
  { _id: 'c', status: 'new' },
] as const;

// enquiries-41
test.each([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'b'],
  ['not in the list', 'a'],
])('after %s comes %s', (item, next) => expect(nextLead(shown, item)).toBe(next));

// enquiries-41
test('after the last one that waits comes none', () => {
  expect(nextLead([shown[0], shown[2]], 'c')).toBeUndefined();
});
