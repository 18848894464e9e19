import { mostCounted } from '@institute/schema';
import { expect, test } from 'vitest';
import {
  countText,
  courseChoices,
  positionText,
  storedCourses,
  waitingText,
} from './enquiry-labels.ts';

// enquiries-11
test.each([
  [1, '1'],
  [mostCounted - 1, '9,999'],
  [mostCounted, '10,000 or more'],
])('%i enquiries are told as "%s"', (count, text) => {
  expect(countText(count)).toBe(text);
});

// enquiries-40
test.each([
  [0, 0, 'No one waits for an answer'],
  [1, 0, '1 waits for an answer'],
  [5, 1, '5 wait for an answer, 1 is late'],
  [100, 2, '99+ wait for an answer, 2 are late'],
])('%i that wait, %i of them too long, are told as "%s"', (waiting, late, text) => {
  expect(waitingText(waiting, late)).toBe(text);
});

// enquiries-41
test('a lead says where it stands in the list', () => {
  expect(positionText(0, 5)).toBe('1 of 5');
  expect(positionText(11, mostCounted)).toBe('12 of 10,000+');
});

// enquiries-39
test('courses are offered once, by their names, with the values that forms store them as', () => {
  expect(storedCourses('Web Development')).toEqual(['Web Development', 'web-development']);
  const named = ['web-development', 'Kolam Programming', '', 'Kolam Programming'];
  const choices = courseChoices(named);
  expect(choices.filter((name) => name === 'Kolam Programming')).toHaveLength(1);
  expect(choices).toContain('Web Development');
  expect(choices).not.toContain('web-development');
  expect(choices).not.toContain('');
});
