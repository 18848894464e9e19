import type { FeePlan } from './fee-plan.ts';
import { roundedMoney } from './rounded-money.ts';

export const emptyFeePlan: FeePlan = {
  gstRate: 0,
  gstIncluded: true,
  instalments: [],
  included: [],
  notIncluded: [],
  refunds: [],
};

/** All that has to be paid for a course: the price and the GST on top, if any. */
export const feeTotal = (
  price: number,
  { gstRate, gstIncluded }: Pick<FeePlan, 'gstRate' | 'gstIncluded'>,
): number => roundedMoney(gstIncluded ? price : price * (1 + gstRate / 100));

/** The share of GST in the total. */
export const gstIn = (total: number, { gstRate }: FeePlan): number =>
  roundedMoney((total * gstRate) / (100 + gstRate));

/** Whether the instalments, if there are any, are the total: nothing is due that was not said. */
export function instalmentsFit(price: number, plan: FeePlan): boolean {
  const sum = plan.instalments.reduce((total, { amount }) => total + amount, 0);
  return plan.instalments.length === 0 || roundedMoney(sum) === feeTotal(price, plan);
}
