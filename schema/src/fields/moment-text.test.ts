import { expect, test } from 'vitest';
import { dates as tamil } from '../texts/ta/dates.ts';
import { momentText } from './moment-text.ts';

// institute-3
test.each([
  ['2026-01-31T13:00:00Z', '31 Jan 2026, 6:30 pm'],
  // In this locale ICU says Sept.
  ['2026-08-31T18:40:00Z', '1 Sep 2026, 12:10 am'],
])('%s is %s in emails, as on pages', (moment, text) => {
  expect(momentText(moment)).toBe(text);
});

test('a moment is written in Tamil', () => {
  expect(momentText('2026-01-31T13:00:05Z', tamil)).toBe('31 ஜன. 2026, மாலை 6:30');
});
