import {
  dayAfter,
  firstClass,
  localDay,
  weeksOf,
  type Batch,
  type Course,
  type Trainer,
  type weekdays,
} from '@institute/schema';

type Weekday = (typeof weekdays)[number];

const on = (days: readonly Weekday[], from: string, to: string): Batch['days'] =>
  days.map((day) => ({ day, from, to }));

/** When and where batches are: no two patterns at the same hour. */
const patterns = [
  {
    days: on(['monday', 'wednesday', 'friday'], '18:30', '20:30'),
    mode: 'classroom',
    branch: 'Adyar',
    language: 'Tamil and English',
  },
  {
    days: on(['saturday', 'sunday'], '10:00', '13:00'),
    mode: 'hybrid',
    branch: 'Adyar',
    language: 'English',
  },
  {
    days: on(['tuesday', 'thursday'], '07:00', '09:00'),
    mode: 'online',
    branch: '',
    language: 'English',
  },
  {
    days: on(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], '10:00', '12:30'),
    mode: 'classroom',
    branch: 'Velachery',
    language: 'Tamil and English',
  },
] as const;

/** Sample batches: so many, from tomorrow over so many days. */
const batchCount = 20;
const spread = 70;

/** Seats of every batch. */
export const seats = 24;

/** Seats taken, by turns: many left, few left, none. */
const taken = [12, 21, 17, 24, 8, 23, 19];

type Pattern = (typeof patterns)[number];

/** The pattern that fewest batches have, of those that a trainer does not have yet. */
function freePattern(given: readonly (readonly [trainer: string, Pattern])[], trainer: string) {
  const countOf = (pattern: Pattern) => given.filter(([, its]) => its === pattern).length;
  return patterns
    .filter((pattern) => !given.some(([who, its]) => who === trainer && its === pattern))
    .reduce((least, pattern) => (countOf(pattern) < countOf(least) ? pattern : least));
}

/** Batches in the ten weeks after a day, of the courses in turn; no trainer has two at the same hour. */
export function makeBatches(
  courses: readonly Pick<Course, 'slug' | 'duration'>[],
  trainers: readonly { readonly id: string; readonly trainer: Trainer }[],
  now: Date,
): (Batch & { seatsTaken: number })[] {
  const given: (readonly [trainer: string, Pattern])[] = [];
  return Array.from({ length: batchCount }, (_, index) => {
    // After the last course, the fourth and those after it get a second batch.
    const course = courses[index < courses.length ? index : index - courses.length + 3];
    const { slug = '', duration = '' } = course ?? {};
    const trainer = trainers.find(({ trainer: { courses: own } }) => own.includes(slug))?.id ?? '';
    const chosen = freePattern(given, trainer);
    given.push([trainer, chosen]);
    const { days, ...pattern } = chosen;
    const count = given.filter(([, its]) => its === chosen).length;
    const begin = dayAfter(localDay(now), 1 + Math.floor((index * (spread - 8)) / batchCount));
    const firstDay = firstClass(begin, days) ?? begin;
    return {
      ...pattern,
      days: [...days],
      room: pattern.branch && `Room ${count}`,
      course: slug,
      trainer,
      firstDay,
      lastDay: dayAfter(firstDay, (weeksOf(duration) ?? 0) * 7 - 1),
      seats,
      state: 'open',
      seatsTaken: taken[index % taken.length] ?? 0,
    };
  });
}
