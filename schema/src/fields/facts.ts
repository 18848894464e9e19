import * as z from 'zod/mini';

/** What the fees of all courses say alike. */
const courseRecords = {
  'institute.courses': 'Number of courses',
  'institute.lowestFee': 'Lowest fee of a course',
  'institute.highestFee': 'Highest fee of a course',
  'institute.instalments': 'Number of instalments of every course',
  'institute.recordingMonths': 'For how many months recordings can be watched',
  'refund.beforeStart': 'Refund before the first class',
  'refund.firstWeek': 'Refund in the first week or weeks',
} as const;

/** What trainers and upcoming batches say. */
const offerRecords = {
  'institute.trainers': 'Number of trainers',
  'institute.trainerYears': 'Years of experience of a trainer, on average',
  'institute.seats': 'Most seats in an upcoming batch',
  'batches.eveningDays': 'Days of the evening batches',
  'batches.eveningHours': 'Hours of the evening batches',
  'batches.weekendDays': 'Days of the weekend batches',
  'batches.weekendHours': 'Hours of the weekend batches',
} as const;

const contactRecords = {
  'institute.weekdayHours': 'Office hours on Monday',
  'institute.saturdayHours': 'Office hours on Saturday',
  'institute.branches': 'Branches',
} as const;

const placementRecords = {
  'placements.rate': 'Share of students placed',
  'placements.placed': 'Number of students placed',
  'placements.asked': 'Number of students who asked for support in that year',
  'placements.year': 'Year of the number of students placed',
  'placements.companies': 'Number of companies that hired',
  'placements.averageSalary': 'Average salary',
  'placements.medianSalary': 'Median salary',
  'placements.highestSalary': 'Highest salary',
} as const;

/** The records that facts come from. */
export const factsBy = {
  courses: courseRecords,
  offer: offerRecords,
  contact: contactRecords,
  placements: placementRecords,
} as const;

/** What prose may have in braces for a fact that a record has, with what it stands for. */
export const instituteFacts = { ...courseRecords, ...offerRecords, ...contactRecords } as const;

/** What prose of a page may have besides, which the site may have to stop saying: no list, feed or footer has it. */
export const pageFacts = { ...instituteFacts, ...placementRecords } as const;

/** What can be said of a course anywhere, with its slug, such as `{course.fee:java}`. */
export const otherCourseFacts = {
  'course.fee': 'Fee',
  'course.instalments': 'Number of instalments',
  'course.firstInstalment': 'First instalment',
  'course.secondInstalment': 'Second instalment',
  'course.thirdInstalment': 'Third instalment',
} as const;

/** What texts of a course may have besides. */
export const courseFacts = {
  'course.fee': 'Fee of this course',
  'course.duration': 'Duration of this course',
  'course.instalments': 'Number of instalments of this course',
  'course.firstInstalment': 'First instalment of this course',
  'course.secondInstalment': 'Second instalment of this course',
  'course.thirdInstalment': 'Third instalment of this course',
  ...instituteFacts,
} as const;

type OtherCourseFact = `${keyof typeof otherCourseFacts}:${string}`;

/** Texts by the names of the facts; a fact that no record has is absent. */
export type Facts = {
  readonly [Name in keyof typeof courseFacts | keyof typeof pageFacts | OtherCourseFact]?: string;
};

/** Braces with anything else are text, such as code in a post. */
export const inBraces = /\{((?:course|institute|refund|batches|placements)\.[^{}\s]*)\}/g;

/** The facts that a text asks for. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(inBraces)].map(([, name = '']) => name);

/** Whether any text of a value asks for a fact. */
export const asksForFacts = (value: unknown): boolean =>
  JSON.stringify(value).search(inBraces) >= 0;

/** Whether any text of a value asks for a figure of placements, which is a claim. */
export const asksForPlacements = (value: unknown): boolean =>
  /\{placements\.[^{}\s]*\}/.test(JSON.stringify(value));

/** The slug of the course that a name such as `course.fee:java` is about; undefined for any other. */
export function slugInFact(name: string): string | undefined {
  const [fact = '', slug] = name.split(':', 2);
  return Object.hasOwn(otherCourseFacts, fact) && slug ? slug : undefined;
}

const inText = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

const isAmong = (known: object, name: string): boolean =>
  Object.hasOwn(known, name) || slugInFact(name) !== undefined;

/** Refuses a fact that is not among the names, nor one of another course. */
const only = (known: object) =>
  z.refine<string>((text) => factsIn(text).every((name) => isAmong(known, name)), {
    error: ({ input }) => {
      const unknown = factsIn(String(input)).filter((name) => !isAmong(known, name));
      return `Remove ${inText(unknown)}, or use one of ${inText([...Object.keys(known), 'course.fee:slug-of-a-course'])}`;
    },
  });

/** A text in which no fact may stand: a name, or a claim, whose evidence is for the words as they are written. */
export const withoutFacts = z.refine<string>((text) => factsIn(text).length === 0, {
  error: ({ input }) =>
    `Remove ${inText(factsIn(String(input)))}, and write here what it stands for`,
});

/** Prose of a page, in which figures of placements may stand too. */
export const withPageFacts = only(pageFacts);

/** Prose in which facts of the institute may stand. */
export const withInstituteFacts = only(instituteFacts);

/** Prose of a course, which may have its own facts too. */
export const withCourseFacts = only(courseFacts);

/** A text with the facts that are known; others stay. */
export const withKnownFacts = (text: string, facts: Facts): string =>
  text.replaceAll(inBraces, (braces, name: keyof Facts) => facts[name] ?? braces);

/**
 * The facts that stand in a text where another asks for them; undefined where it is not that text. Each text between
 * two facts is taken where it first follows. No regular expression is made of what an editor wrote: it could take for ever.
 */
export function factsShown(asking: string, shown: string): Facts | undefined {
  const [begin = '', ...rest] = asking.split(inBraces);
  const last = rest.at(-1);
  if (last === undefined) return asking === shown ? {} : undefined;
  if (!shown.startsWith(begin) || !shown.endsWith(last)) return undefined;
  const facts: Record<string, string> = {};
  let from = begin.length;
  for (let index = 0; index < rest.length; index += 2) {
    const [name = '', text = ''] = rest.slice(index, index + 2);
    const to =
      index + 2 === rest.length ? shown.length - last.length : shown.indexOf(text, from + 1);
    if (to <= from) return undefined;
    facts[name] = shown.slice(from, to);
    from = to + text.length;
  }
  return facts;
}

/** Whether a fact of a course comes from its own fields. */
export const isFactOfCourse = (name: string): boolean =>
  Object.hasOwn(courseFacts, name) && /^(?:course|refund)\./.test(name);
