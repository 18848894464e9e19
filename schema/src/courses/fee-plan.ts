import * as z from 'zod/mini';
import { tax } from '../institute.ts';
import { flag, list, requiredText } from '../fields/fields.ts';

/** In units of any currency: a course may cost 200 million Vietnamese dong. */
export const highestPrice = 10_000_000_000;

const numberWithin = (label: string, min: number, max: number) =>
  z
    .number(`${label}: enter a number`)
    .check(z.minimum(min, `${label}: at least ${min}`), z.maximum(max, `${label}: at most ${max}`));

const wholeNumber = (label: string, min: number, max: number) =>
  numberWithin(label, min, max).check(z.int(`${label}: enter a whole number`));

/** One part of the total, and when it is due. */
export const instalment = z.object({
  label: requiredText('Instalment', 100),
  due: requiredText('Due', 100),
  amount: numberWithin('Amount', 1, highestPrice),
});

/** What is paid back, in percent of what was paid, to whom leaves until then. */
export const refundStep = z.object({
  until: requiredText('Until', 200),
  percent: wholeNumber('Refund', 0, 100),
});

/** How a course is paid for (course-8). */
export const feePlan = z.object({
  /** In percent, which has decimals in some countries; 0 says nothing about GST. */
  gstRate: z._default(numberWithin(`Percentage of ${tax}`, 0, 40), 0),
  /** Whether the price includes the GST. */
  gstIncluded: flag(true),
  instalments: list(instalment, 12),
  included: list(requiredText('Included', 200), 20),
  notIncluded: list(requiredText('Not included', 200), 20),
  refunds: list(refundStep, 10),
});

export type FeePlan = z.infer<typeof feePlan>;
