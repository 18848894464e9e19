import { expect, test } from 'vitest';
import type { StoredCourse } from './course.ts';
import { offeredCourse } from './offer.ts';
import type { StoredTrainer } from './trainer.ts';

const course = { _id: 'a', instructor: 'Anand' } as StoredCourse;
const trainer = (name: string, left = false) =>
  ({ name, courses: ['a'], left, photo: '', teaches: '', years: 4 }) as unknown as StoredTrainer;

// trainers-2
test.each([
  [[trainer('Kavitha'), trainer('Ravi')], 'Kavitha, Ravi'],
  [[trainer('Anand', true), trainer('Ravi')], 'Ravi'],
  [[], 'Anand'],
])('of the trainers %j, a course names %s', (trainers, named) => {
  expect(offeredCourse(course, [], trainers).instructor).toBe(named);
});
