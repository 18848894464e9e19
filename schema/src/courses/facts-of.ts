import type { Facts } from '../fields/facts.ts';
import type { FeePlan } from './fee-plan.ts';
import { feeText, moneyText } from './fee-text.ts';
import { feeTotal } from './fee-total.ts';

/** What the facts of a course are made of. */
export interface Priced {
  readonly price: number;
  readonly fees: FeePlan;
}

/** What is paid back, by when: steps are in words, such as `In the first two weeks`. */
function refundFacts({ refunds }: FeePlan): Facts {
  const percentOf = (words: RegExp): string | undefined => {
    const step = refunds.find(({ until }) => words.test(until));
    return step && `${step.percent}%`;
  };
  const [before, week] = [percentOf(/^before\b/i), percentOf(/\bfirst\b.*\bweeks?\b/i)];
  return {
    ...(before && { 'refund.beforeStart': before }),
    ...(week && { 'refund.firstWeek': week }),
  };
}

/** The facts of a course, for its own texts. */
export function factsOfCourse({
  price,
  fees,
  duration,
}: Priced & { readonly duration: string }): Facts {
  const count = fees.instalments.length;
  return {
    'course.fee': feeText(feeTotal(price, fees)),
    ...(duration && { 'course.duration': duration }),
    ...(count > 0 && { 'course.instalments': String(count) }),
    ...refundFacts(fees),
  };
}

interface Records {
  readonly courses: readonly Priced[];
  readonly trainers: number;
  readonly batches: readonly { readonly seats: number }[];
  readonly officeHours: Readonly<Partial<Record<'monday' | 'saturday', string>>>;
}

/** What every course says alike. */
function common(all: readonly Facts[]): Facts {
  const [first = {}, ...others] = all;
  return Object.fromEntries(
    Object.entries(first).filter(([name, text]) =>
      others.every((other) => other[name as keyof Facts] === text),
    ),
  );
}

/** The facts of the institute. */
export function factsOfInstitute({ courses, trainers, batches, officeHours }: Records): Facts {
  const priced = courses.filter(({ price }) => price > 0);
  const totals = priced.map(({ price, fees }) => feeTotal(price, fees));
  const { monday, saturday } = officeHours;
  return {
    'institute.trainers': String(trainers),
    'institute.courses': String(courses.length),
    ...(totals.length > 0 && {
      'institute.lowestFee': moneyText(Math.min(...totals)),
      'institute.highestFee': moneyText(Math.max(...totals)),
    }),
    ...(batches.length > 0 && {
      'institute.seats': String(Math.max(...batches.map(({ seats }) => seats))),
    }),
    ...(monday && { 'institute.weekdayHours': monday }),
    ...(saturday && { 'institute.saturdayHours': saturday }),
    ...common(priced.map(({ fees }) => refundFacts(fees))),
  };
}
