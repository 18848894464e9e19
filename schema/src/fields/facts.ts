import * as z from 'zod/mini';

/** What prose may have in braces for a fact that a record has, with what it stands for. */
export const instituteFacts = {
  'institute.trainers': 'Number of trainers',
  'institute.courses': 'Number of courses',
  'institute.lowestFee': 'Lowest fee of a course',
  'institute.highestFee': 'Highest fee of a course',
  'institute.seats': 'Most seats in an upcoming batch',
  'institute.weekdayHours': 'Office hours on Monday',
  'institute.saturdayHours': 'Office hours on Saturday',
  'refund.beforeStart': 'Refund before the first class',
  'refund.firstWeek': 'Refund in the first week or weeks',
} as const;

/** What texts of a course may have besides. */
export const courseFacts = {
  'course.fee': 'Fee of this course',
  'course.duration': 'Duration of this course',
  'course.instalments': 'Number of instalments of this course',
  ...instituteFacts,
} as const;

/** Texts by the names of the facts; a fact that no record has is absent. */
export type Facts = { readonly [Name in keyof typeof courseFacts]?: string };

/** Braces with anything else are text, such as code in a post. */
export const inBraces = /\{((?:course|institute|refund)\.[^{}\s]*)\}/g;

/** The facts that a text asks for. */
export const factsIn = (text: string): string[] =>
  [...text.matchAll(inBraces)].map(([, name = '']) => name);

/** Whether any text of a value asks for a fact. */
export const asksForFacts = (value: unknown): boolean =>
  JSON.stringify(value).search(inBraces) >= 0;

const inText = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** Refuses a fact that is not among the names. */
const only = (known: object) =>
  z.refine<string>((text) => factsIn(text).every((name) => Object.hasOwn(known, name)), {
    error: ({ input }) => {
      const unknown = factsIn(String(input)).filter((name) => !Object.hasOwn(known, name));
      return `Remove ${inText(unknown)}, or use one of ${inText(Object.keys(known))}`;
    },
  });

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
  Object.hasOwn(courseFacts, name) && !name.startsWith('institute.');
