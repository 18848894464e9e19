import {
  dayAfter,
  firstClass,
  indianDay,
  type Batch,
  type Trainer,
  type weekdays,
} from '@institute/schema';

type Weekday = (typeof weekdays)[number];

const on = (days: readonly Weekday[], from: string, to: string): Batch['days'] =>
  days.map((day) => ({ day, from, to }));

/** The patterns that the batches take turns with. */
const patterns = [
  {
    days: on(['monday', 'wednesday', 'friday'], '18:30', '20:30'),
    mode: 'classroom',
    branch: 'Adyar',
    language: 'Tamil and English',
  },
  {
    days: on(['saturday', 'sunday'], '09:30', '13:00'),
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
const seats = 16;

/** Seats taken, by turns: many left, few left, none. */
const taken = [4, 13, 9, 16, 0, 15, 11];

/** Batches in the ten weeks after a day, of the courses in turn. */
export const makeBatches = (
  courses: readonly string[],
  trainers: readonly { readonly id: string; readonly trainer: Trainer }[],
  now: Date,
): (Batch & { seatsTaken: number })[] =>
  Array.from({ length: batchCount }, (_, index) => {
    const { days, ...pattern } = patterns[index % patterns.length] ?? patterns[0];
    // After the last course, the fourth and those after it get a second batch.
    const course = courses[index < courses.length ? index : index - courses.length + 3] ?? '';
    const begin = dayAfter(indianDay(now), 1 + Math.floor((index * (spread - 8)) / batchCount));
    const firstDay = firstClass(begin, days) ?? begin;
    return {
      ...pattern,
      days: [...days],
      course,
      trainer: trainers.find(({ trainer }) => trainer.courses.includes(course))?.id ?? '',
      firstDay,
      lastDay: dayAfter(firstDay, 16 * 7),
      seats,
      state: 'open',
      seatsTaken: taken[index % taken.length] ?? 0,
    };
  });
