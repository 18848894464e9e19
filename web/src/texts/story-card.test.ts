import { expect, test } from 'vitest';
import { course } from './ta/story-card.ts';

// tamil-30
test.each([
  ['6 months', true, '6 மாதக் கட்டணப் படிப்பு'],
  ['1 month', false, '1 மாத இலவசப் படிப்பு'],
  ['10 weeks', true, '10 வாரக் கட்டணப் படிப்பு'],
  ['5 days', true, '5 நாள் கட்டணப் படிப்பு'],
  ['One long summer', true, 'One long summer கட்டணப் படிப்பு'],
])('a course of %s is said in Tamil', (duration, isPaid, said) => {
  expect(course(duration, isPaid)).toBe(said);
});
