import type { FeePlan } from './fee-plan.ts';
import { institute } from '../institute.ts';
import { askUs, refund } from '../texts/en/courses.ts';

/** A whole amount in the institute's currency. */
export const moneyText = (amount: number): string =>
  institute.currency.sign + amount.toLocaleString(institute.locale, { maximumFractionDigits: 0 });

/** What a course costs in all: its fee, or whom to ask where it is 0. */
export const feeText = (fee: number): string => (fee > 0 ? moneyText(fee) : askUs);

/** A step of the refunds, as a sentence. */
export const refundText = ({ until, percent }: FeePlan['refunds'][number]): string =>
  refund(until, percent);
