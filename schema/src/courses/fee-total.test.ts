import { expect, test } from 'vitest';
import { course } from './course.ts';
import { moneyText } from './fee-text.ts';
import { emptyFeePlan, feeTotal, gstIn } from './fee-total.ts';

// course-8
test.each([
  [48_000, 18, true, 48_000, 7_322],
  [48_000, 18, false, 56_640, 8_640],
  [48_000, 0, false, 48_000, 0],
  [99, 5, false, 104, 5],
  [1_000, 14.975, false, 1_150, 150],
])('₹%d with %d%% GST, included: %s, is ₹%d in all, of which GST ₹%d', (...given) => {
  const [price, gstRate, gstIncluded, total, gst] = given;
  const plan = { ...emptyFeePlan, gstRate, gstIncluded };
  expect(feeTotal(price, plan)).toBe(total);
  expect(gstIn(total, plan)).toBe(gst);
});

// course-8
test.each([
  [8.1, true],
  [40, true],
  [-0.1, false],
  [40.5, false],
])('a tax of %d percent can be entered: %s', (gstRate, isValid) => {
  const one = { slug: 'one', title: 'One', description: 'It.', fees: { gstRate } };
  expect(course.safeParse(one).success).toBe(isValid);
});

// course-8
test('a price with decimals is the fee as it was entered', () => {
  const one = { slug: 'one', title: 'One', description: 'It.', price: 12.5 };
  const { price, fees } = course.parse(one);
  expect(moneyText(feeTotal(price, fees))).toBe('₹12.50');
});

const courseWith = (amounts: readonly number[]) => ({
  slug: 'kolam',
  title: 'Kolam',
  description: 'Dots',
  price: 1_000,
  fees: {
    gstRate: 18,
    gstIncluded: false,
    instalments: amounts.map((amount) => ({ label: 'Part', due: 'Monday', amount })),
  },
});

test.each([[[]], [[1_180]], [[1_000, 180]]])('instalments of %j are the total', (amounts) => {
  expect(course.safeParse(courseWith(amounts)).success).toBe(true);
});

test.each([[[1_000]], [[1_179]], [[1_000, 181]]])('instalments of %j are refused', (amounts) => {
  expect(course.safeParse(courseWith(amounts)).error?.issues).toMatchObject([
    { path: ['fees', 'instalments'] },
  ]);
});
