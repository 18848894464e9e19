import type { FeePlan } from './fee-plan.ts';
import { moneyDecimals } from '../institute.ts';

export const emptyFeePlan: FeePlan = {
  gstRate: 0,
  gstIncluded: true,
  instalments: [],
  included: [],
  notIncluded: [],
  refunds: [],
};

/** What follows from a rate, with as many decimals as the institute's currency has. */
const rounded = (amount: number): number => Number(amount.toFixed(moneyDecimals));

/** All that has to be paid for a course: the price as it was entered, and the GST on top, if any. */
export const feeTotal = (
  price: number,
  { gstRate, gstIncluded }: Pick<FeePlan, 'gstRate' | 'gstIncluded'>,
): number => (gstIncluded ? price : rounded(price * (1 + gstRate / 100)));

/** The share of GST in the total. */
export const gstIn = (total: number, { gstRate }: FeePlan): number =>
  rounded((total * gstRate) / (100 + gstRate));

/** Whether the instalments, if there are any, are the total: nothing is due that was not said. */
export function instalmentsFit(price: number, plan: FeePlan): boolean {
  const sum = plan.instalments.reduce((total, { amount }) => total + amount, 0);
  // Sums of decimals are off by far less.
  return plan.instalments.length === 0 || Math.abs(sum - feeTotal(price, plan)) < 0.0005;
}
