import type { Facts } from '../fields/facts.ts';
import { isWeekend } from '../fields/week.ts';
import { localeIn, type Language } from '../language.ts';
import { dates } from '../texts/en/dates.ts';
import type { BatchDay } from './batch.ts';
import type { FeePlan } from './fee-plan.ts';
import { feeText, moneyText } from './fee-text.ts';
import { feeTotal } from './fee-total.ts';
import { timesOf } from './times-text.ts';

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

/** The instalments of a plan: how many, and the first ones. */
function instalmentFacts({ instalments }: FeePlan): Facts {
  const [first, second, third] = instalments.map(({ amount }) => moneyText(amount));
  return {
    ...(instalments.length > 0 && { 'course.instalments': String(instalments.length) }),
    ...(first && { 'course.firstInstalment': first }),
    ...(second && { 'course.secondInstalment': second }),
    ...(third && { 'course.thirdInstalment': third }),
  };
}

/** The facts of a course, for its own texts. */
export const factsOfCourse = ({
  price,
  fees,
  duration,
}: Priced & { readonly duration: string }): Facts => ({
  'course.fee': feeText(feeTotal(price, fees)),
  ...(duration && { 'course.duration': duration }),
  ...instalmentFacts(fees),
  ...refundFacts(fees),
});

/** The facts of a course for texts elsewhere, by its slug. */
export function factsOfOtherCourse(slug: string, { price, fees }: Priced): Facts {
  const facts = {
    ...(price > 0 && { 'course.fee': moneyText(feeTotal(price, fees)) }),
    ...instalmentFacts(fees),
  };
  return Object.fromEntries(Object.entries(facts).map(([name, text]) => [`${name}:${slug}`, text]));
}

/** For how many months a plan says that recordings can be watched, such as `recordings for a year`. */
function recordingMonths({ included }: FeePlan): string | undefined {
  const [, count = '', unit = ''] =
    /\brecordings? for (an?|one|\d{1,2}) (year|month)s?\b/i.exec(included.join('\n')) ?? [];
  const some = Number(count) || 1;
  return count && String(unit.toLowerCase() === 'year' ? 12 * some : some);
}

/** What the plan of every course may say alike. */
function planFacts(fees: FeePlan): Facts {
  const months = recordingMonths(fees);
  const count = fees.instalments.length;
  return {
    ...(count > 0 && { 'institute.instalments': String(count) }),
    ...(months && { 'institute.recordingMonths': months }),
    ...refundFacts(fees),
  };
}

/** What all have alike. */
function common(all: readonly Facts[]): Facts {
  const [first = {}, ...others] = all;
  return Object.fromEntries(
    Object.entries(first).filter(([name, text]) =>
      others.every((other) => other[name as keyof Facts] === text),
    ),
  );
}

/** What the courses say together. */
export function factsOfCourses(courses: readonly Priced[]): Facts {
  const priced = courses.filter(({ price }) => price > 0);
  const totals = priced.map(({ price, fees }) => feeTotal(price, fees));
  return {
    'institute.courses': String(courses.length),
    ...(totals.length > 0 && {
      'institute.lowestFee': moneyText(Math.min(...totals)),
      'institute.highestFee': moneyText(Math.max(...totals)),
    }),
    ...common(priced.map(({ fees }) => planFacts(fees))),
  };
}

interface Timed {
  readonly seats: number;
  readonly days: readonly BatchDay[];
}

/** Batches for those who work begin at this time or later. */
const evening = '17:00';

/** The days and hours that such batches have alike; the names of the facts begin with a word. */
function hourFacts(word: string, batches: readonly Timed[], texts: typeof dates): Facts {
  const each = batches.map(({ days }): Facts => {
    const [held, ...others] = timesOf(days, texts);
    return held && others.length === 0
      ? { [`batches.${word}Days`]: held.days, [`batches.${word}Hours`]: held.range }
      : {};
  });
  return common(each);
}

/** What trainers and upcoming batches say, in the words of a language. */
export function factsOfOffer(
  {
    trainers,
    batches,
  }: {
    readonly trainers: readonly { readonly years: number }[];
    readonly batches: readonly Timed[];
  },
  texts = dates,
): Facts {
  const years = trainers.reduce((total, each) => total + each.years, 0);
  return {
    'institute.trainers': String(trainers.length),
    ...(years > 0 && { 'institute.trainerYears': String(Math.round(years / trainers.length)) }),
    ...(batches.length > 0 && {
      'institute.seats': String(Math.max(...batches.map(({ seats }) => seats))),
    }),
    ...hourFacts(
      'evening',
      batches.filter(({ days }) =>
        days.every(({ day, from }) => !isWeekend(day) && from >= evening),
      ),
      texts,
    ),
    ...hourFacts(
      'weekend',
      batches.filter(({ days }) => days.every(({ day }) => isWeekend(day))),
      texts,
    ),
  };
}

/** The hours of the office and the names of the branches, which a language joins in words. */
export const factsOfContact = (
  { monday, saturday }: Readonly<Partial<Record<'monday' | 'saturday', string>>>,
  branches: readonly string[] = [],
  language: Language = 'en',
): Facts => ({
  ...(monday && { 'institute.weekdayHours': monday }),
  ...(saturday && { 'institute.saturdayHours': saturday }),
  ...(branches.length > 0 && {
    'institute.branches': new Intl.ListFormat(localeIn(language)).format(branches),
  }),
});
