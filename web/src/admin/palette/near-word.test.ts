import { expect, test } from 'vitest';
import { isNear } from './near-word.ts';

// dashboard-32
test.each([
  ['attendence', 'attendance', true],
  ['placment', 'placement', true],
  ['recieve', 'receive', true],
  ['counselo', 'counsellor', true],
  ['enquiriy', 'enquiries', true],
  ['menu', 'mena', false],
  ['preview', 'review', false],
  ['course', 'coupon', false],
  ['batches', 'bat', false],
])('"%s" is taken for "%s": %s', (typed, word, is) => {
  expect(isNear(typed, word)).toBe(is);
});
