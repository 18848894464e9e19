import { emptyFeePlan } from '@institute/schema';
import { expect, test } from 'vitest';
import { threeInstalments, usualRefunds } from './fee-presets.ts';

// course-8
test.each([
  [48_000, {}, [16_000, 16_000, 16_000]],
  [40_678, { gstRate: 18, gstIncluded: false }, [16_000, 16_000, 16_000]],
  [10_000, {}, [3_400, 3_300, 3_300]],
  [250, {}, [84, 83, 83]],
  [99.99, {}, [33.99, 33, 33]],
  [0, {}, [0, 0, 0]],
])('a price of %d is split with %j', (price, fees, amounts) => {
  const split = threeInstalments([], { price, fees: { ...emptyFeePlan, ...fees } });
  expect(split.map(({ amount }) => amount)).toEqual(amounts);
});

// course-8
test('what is there is left alone', () => {
  const one = { label: 'All', due: 'On joining', amount: 1 };
  expect(threeInstalments([one], { price: 9, fees: emptyFeePlan })).toEqual([]);
  expect(usualRefunds([{ until: 'Later', percent: 0 }])).toEqual([]);
});
