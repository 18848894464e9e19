import type { FeePlan } from './fee-plan.ts';
import { institute, moneyDecimals } from '../institute.ts';
import { askUs, refund } from '../texts/en/courses.ts';

/** An amount in the institute's currency, such as a fee, with decimals only where it is not whole. */
export const moneyText = (amount: number): string =>
  institute.currency.sign +
  amount.toLocaleString(institute.locale, {
    minimumFractionDigits: amount % 1 && Math.max(2, moneyDecimals),
  });

/** What a course costs in all: its fee, or whom to ask where it is 0. */
export const feeText = (fee: number): string => (fee > 0 ? moneyText(fee) : askUs);

/** A step of the refunds, as a sentence. */
export const refundText = ({ until, percent }: FeePlan['refunds'][number]): string =>
  refund(until, percent);
