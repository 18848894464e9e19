import { expect, test } from 'vitest';
import { ageText } from './age-text.ts';

// enquiries-3
test.each([
  ['2026-01-31T09:59:30Z', '0 min'],
  ['2026-01-31T09:00:01Z', '59 min'],
  ['2026-01-31T09:00:00Z', '1 h'],
  ['2026-01-29T10:00:01Z', '47 h'],
  ['2026-01-29T10:00:00Z', '2 d'],
  // The clock of the laptop is slow.
  ['2026-01-31T10:05:00Z', '0 min'],
])('the age of what was received at %s is %s', (receivedAt, text) => {
  expect(ageText(receivedAt, Date.parse('2026-01-31T10:00:00Z'))).toBe(text);
});
