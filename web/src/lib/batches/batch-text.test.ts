import { dayText, type BatchDay } from '@institute/schema';
import { afterEach, expect, test, vi } from 'vitest';
import { seatsText, timesText } from './batch-text.ts';

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
test('days with the same times are named together', () => {
  const at = (day: BatchDay['day'], from: string, to: string): BatchDay => ({ day, from, to });
  expect(
    timesText([
      at('monday', '18:30', '20:30'),
      at('wednesday', '18:30', '20:30'),
      at('saturday', '09:05', '12:00'),
      at('sunday', '00:15', '01:00'),
    ]),
  ).toBe('Mon, Wed 6:30 pm – 8:30 pm; Sat 9:05 am – 12:00 pm; Sun 12:15 am – 1:00 am');
});

// batches-4
test.each([
  [0, ''],
  [1, '1 seat left'],
  [5, '5 seats left'],
  [6, ''],
])('%d seats left are told as "%s"', (left, text) => {
  expect(seatsText(left)).toBe(text);
});
