import * as z from 'zod/mini';
import { courseLevels } from '../fields/choices.ts';
import { cardHighlightCount } from '../fields/counts.ts';
import { courseCategories } from './course-category.ts';
import { tax } from '../institute.ts';
import { feePlan, highestPrice } from './fee-plan.ts';
import { emptyFeePlan, feeTotal, instalmentsFit } from './fee-total.ts';
import {
  factsIn,
  isFactOfCourse,
  withCourseFacts,
  withKnownFacts,
  withoutFacts,
} from '../fields/facts.ts';
import { factsOfCourse } from './facts-of.ts';
import {
  link,
  list,
  offeredInTamil,
  requiredText,
  slug,
  storedInCollection,
  text,
} from '../fields/fields.ts';

/** One module of a course's curriculum. */
export const courseModule = z.object({
  module: requiredText('Module', 200),
  topics: list(requiredText('Topic', 300), 60),
});

/** A question about a course, and its answer. */
export const courseQuestion = z.object({
  question: requiredText('Question', 300).check(withoutFacts),
  answer: requiredText('Answer', 2000).check(withCourseFacts),
});

/** A course as it is stored. Title, slug and description are required (dashboard-11). */
const courseFields = z.object({
  slug: slug(),
  title: requiredText('Title', 200).check(withoutFacts),
  description: requiredText('Description', 5000).check(withCourseFacts),
  shortDescription: text(500).check(withCourseFacts),
  duration: text(100).check(withoutFacts),
  level: z._default(z.enum(courseLevels, 'Choose a level'), 'Beginner'),
  /** Chosen by the staff; empty takes it from the title. */
  category: z._default(z.enum([...courseCategories, ''], 'Choose a category'), ''),
  /** Place in lists, from 1; 0 stands after all that have one, oldest first. */
  order: z._default(
    z
      .int('Position in lists: enter a whole number')
      .check(
        z.minimum(0, 'Position in lists: at least 0'),
        z.maximum(999, 'Position in lists: at most 999'),
      ),
    0,
  ),
  instructor: text(200),
  /** In the institute's currency; 0 means "fee on request". */
  price: z._default(
    z
      .number('Enter the price as a number')
      .check(
        z.minimum(0, 'The price cannot be negative'),
        z.maximum(highestPrice, 'The price is too high'),
      ),
    0,
  ),
  /** URL of the syllabus PDF; empty when there is none. */
  syllabus: link(),
  highlights: list(requiredText('Highlight', 300).check(withoutFacts), 30),
  curriculum: list(courseModule, 40),
  prerequisites: text(2000).check(withCourseFacts),
  fees: z._default(feePlan, emptyFeePlan),
  questions: list(courseQuestion, 30),
});

/** A fact that a text asks for and the course does not have is refused there. */
function hasItsFacts({ value, issues }: z.core.ParsePayload<z.output<typeof courseFields>>): void {
  const facts = factsOfCourse(value);
  const { shortDescription, description, prerequisites, questions } = value;
  const prose: [path: (string | number)[], said: string][] = [
    [['shortDescription'], shortDescription],
    [['description'], description],
    [['prerequisites'], prerequisites],
    ...questions.map(({ answer }, index): [(string | number)[], string] => [
      ['questions', index, 'answer'],
      answer,
    ]),
  ];
  for (const [path, said] of prose) {
    const missing = factsIn(said).find(
      (name) => isFactOfCourse(name) && !Object.hasOwn(facts, name),
    );
    if (missing)
      issues.push({
        code: 'custom',
        input: said,
        path,
        message: `Remove {${missing}}, or enter it in this course first`,
      });
  }
}

/** A course as it is saved: its instalments are the total. */
export const course = courseFields.check(
  hasItsFacts,
  z.refine(({ price, fees }) => instalmentsFit(price, fees), {
    error: `The instalments must add up to the price including ${tax}`,
    path: ['fees', 'instalments'],
  }),
);

export const storedCourse = z.extend(courseFields, { ...storedInCollection, ...offeredInTamil });

/** Sorts courses as lists do: those with a place first, then the oldest (courses-7). */
export const courseSortKey = ({
  order,
  createdAt,
}: {
  order?: number;
  createdAt: string;
}): string => (order ? `${String(order).padStart(4, '0')} ${createdAt}` : createdAt);

const shownOnCard = {
  slug: true,
  title: true,
  description: true,
  shortDescription: true,
  duration: true,
  level: true,
  category: true,
  highlights: true,
} as const;

/** The fields of a course that its card in a list is made of. */
export const courseCardFields = z.pick(storedCourse, { ...shownOnCard, price: true, fees: true });

/** What a card in a list of courses shows. */
export const courseSummary = z.extend(z.pick(storedCourse, shownOnCard), {
  /** Empty where there is a short one. */
  description: z.string(),
  /** Absent if it comes from the title. */
  category: z.optional(z.enum(courseCategories)),
  /** Number of highlights that are not on the card. */
  moreHighlights: z.number(),
  /** In the institute's currency, GST included; 0 means "fee on request". */
  fee: z.number(),
  /** First day of its next batch, and whether that is full; absent where none is announced. */
  next: z.optional(z.object({ day: z.string(), isFull: z.boolean() })),
});

export type CourseSummary = z.infer<typeof courseSummary>;

/**
 * Only what a card in a list of courses shows: it is embedded in the HTML of every list. The
 * description is empty when there is a short one. Its next batch is added where it is read
 * (`withNextBatches`): batches change by the day.
 */
export const toCourseSummary = z.pipe(
  courseCardFields,
  z.transform(({ description, highlights, category, price, fees, ...given }): CourseSummary => {
    const facts = factsOfCourse({ price, fees, duration: given.duration });
    return {
      ...given,
      ...(category && { category }),
      shortDescription: withKnownFacts(given.shortDescription, facts),
      description: given.shortDescription ? '' : withKnownFacts(description, facts),
      highlights: highlights.slice(0, cardHighlightCount),
      moreHighlights: Math.max(0, highlights.length - cardHighlightCount),
      fee: feeTotal(price, fees),
    };
  }),
);

export type Course = z.infer<typeof course>;
export type StoredCourse = z.infer<typeof storedCourse>;
export type CourseModule = z.infer<typeof courseModule>;
export type CourseQuestion = z.infer<typeof courseQuestion>;
