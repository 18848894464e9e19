import { dayText } from '@institute/schema';
import { afterEach, expect, test, vi } from 'vitest';
import { seatsText } from './batch-text.ts';

afterEach(() => vi.unstubAllEnvs());

// batches-3
test.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'a day stays the same day when the clock is set to %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(dayText('2026-12-07')).toBe('Mon, 7 Dec 2026');
    expect(dayText('2027-01-01')).toBe('Fri, 1 Jan 2027');
  },
);

// batches-4
test.each([
  [0, ''],
  [1, '1 seat left'],
  [5, '5 seats left'],
  [6, ''],
])('%d seats left are told as "%s"', (left, text) => {
  expect(seatsText(left)).toBe(text);
});
