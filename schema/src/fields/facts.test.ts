import { expect, test } from 'vitest';
import { factsShown } from './facts.ts';

test('a text with its facts is known by what asks for them', () => {
  const asking = 'Fee (all in): {course.fee}, {course.duration} + lab?';
  expect(factsShown(asking, 'Fee (all in): ₹45,000, 3 months + lab?')).toEqual({
    'course.fee': '₹45,000',
    'course.duration': '3 months',
  });
  expect(factsShown(asking, asking)).toEqual({
    'course.fee': '{course.fee}',
    'course.duration': '{course.duration}',
  });
  expect(factsShown(asking, 'Fee: ₹45,000')).toBeUndefined();
  expect(factsShown('{code} stays', '{code} stays')).toEqual({});
  expect(factsShown('Plain', 'Plain')).toEqual({});
  expect(factsShown('Plain', 'Other')).toBeUndefined();
});
