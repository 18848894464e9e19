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

test.each([
  ['{course.fee}{course.duration}', 'abc', ['a', 'bc']],
  ['{course.fee}, {course.duration}', 'a, b, c', ['a', 'b, c']],
  ['{course.fee}, {course.duration} c', 'a, b c c', ['a', 'b c']],
  ['{course.fee}, {course.duration}', 'a, ', undefined],
  ['{course.fee}, {course.duration}, ', 'a, ', undefined],
  ['{course.fee}{course.duration}', 'a', undefined],
  ['Fee {course.fee} fee', 'Fee fee', undefined],
])('of facts, %s has in "%s" %j', (asking, shown, facts) => {
  const found = factsShown(asking, shown);
  expect(found && Object.values(found)).toEqual(facts);
});
