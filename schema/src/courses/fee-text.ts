import type { FeePlan } from './fee-plan.ts';

/** An amount in whole rupees, such as ₹48,000. */
export const rupees = (amount: number): string =>
  `₹${amount.toLocaleString('en-IN', { maximumFractionDigits: 0 })}`;

/**
 * What follows "₹48,000 in all": the GST in it, unless the plan says nothing about GST, and whether
 * anything costs extra.
 */
export function restOfTotal(gst: number, { gstRate, notIncluded }: FeePlan): string {
  const tax = gstRate > 0 ? `, with ${rupees(gst)} GST (${gstRate}%)` : '';
  const extra =
    notIncluded.length > 0
      ? 'Only what is listed as not included costs extra.'
      : 'There is nothing else to pay.';
  return `${tax}. ${extra}`;
}

/** A step of the refunds, as a sentence. */
export const refundText = ({ until, percent }: FeePlan['refunds'][number]): string =>
  percent > 0 ? `${until}: ${percent}% refund` : `${until}: no refund`;
