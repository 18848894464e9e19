import type { FeePlan } from './fee-plan.ts';
import { gstIn } from './fee-total.ts';

/** An amount in whole rupees, such as ₹48,000. */
export const rupees = (amount: number): string =>
  `₹${amount.toLocaleString('en-IN', { maximumFractionDigits: 0 })}`;

/** What follows "₹48,000 in all": the GST in it, unless the plan says nothing about GST. */
export const gstText = (total: number, plan: FeePlan): string =>
  plan.gstRate > 0 ? `, with ${rupees(gstIn(total, plan))} GST (${plan.gstRate}%)` : '';

/** A step of the refunds, as a sentence. */
export const refundText = ({ until, percent }: FeePlan['refunds'][number]): string =>
  percent > 0 ? `${until}: ${percent}% is paid back` : `${until}: nothing is paid back`;
