import { expect, test } from 'vitest';
import { answerTimeText } from './answer-time-text.ts';

// contact-10
test.each([
  [0, '1 minute'],
  [59, '59 minutes'],
  [59.5, '60 minutes'],
  [60, '1 hour'],
  [61, '2 hours'],
  [48 * 60, '2 days'],
])('a median of %d minutes is told as %s, never as less', (median, text) => {
  expect(answerTimeText({ median, answers: 12, until: '2026-01-31' })).toBe(
    `Median time to our first answer in the last 90 days: ${text} (12 enquiries).`,
  );
});
