import { expect, test } from 'vitest';
import { sumOfCounts } from './known-counts.ts';

// dashboard-30
test.each([
  [[undefined, '', undefined], ''],
  [['2', undefined, '3'], '5'],
  [['99+', '1'], '99+'],
  [['60', '40'], '99+'],
])('what waits in %j is %j together', (counts, sum) => {
  expect(sumOfCounts(counts)).toBe(sum);
});
