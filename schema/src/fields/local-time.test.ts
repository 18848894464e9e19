import { afterEach, expect, test, vi } from 'vitest';
import type * as LocalTime from './local-time.ts';
import { endOfLocalDay, localDay } from './local-time.ts';
import { clockChanges } from './zone-offset.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('../institute.ts');
  vi.resetModules();
});

// batches-3
test.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'the day ends at local midnight when the clock is set to %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const [moment, day] of [
      ['2026-12-31T18:29:59.999Z', '2026-12-31'],
      ['2026-12-31T18:30:00.000Z', '2027-01-01'],
      ['2027-01-01T00:00:00.000Z', '2027-01-01'],
    ] as const)
      expect(localDay(new Date(moment))).toBe(day);
    expect(endOfLocalDay(new Date('2026-12-30T18:30:00.000Z'))).toBe(
      Date.parse('2026-12-31T18:30:00.000Z'),
    );
    expect(endOfLocalDay(new Date('2026-12-31T18:29:59.999Z'))).toBe(
      Date.parse('2026-12-31T18:30:00.000Z'),
    );
  },
);

/** The module as it is where the clocks change. */
async function timeOf(timeZone: string): Promise<typeof LocalTime> {
  vi.resetModules();
  vi.doMock('../institute.ts', async (original) => ({
    ...(await original<object>()),
    institute: { timeZone },
    utcOffset: '',
  }));
  return import('./local-time.ts');
}

// institute-3
test('where the clocks change, a day has 23 or 25 hours, and times are those of its summer and winter', async () => {
  const { localTime, localMoment: at, ...lisbon } = await timeOf('Europe/Lisbon');
  expect(at('2026-01-15', '18:30').toISOString()).toBe('2026-01-15T18:30:00.000Z');
  expect(at('2026-07-15', '18:30').toISOString()).toBe('2026-07-15T17:30:00.000Z');
  const hours = (day: string) =>
    (lisbon.endOfLocalDay(at(day, '12:00')) - at(day, '00:00').getTime()) / 3_600_000;
  expect(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'].map(hours)).toEqual([
    24, 23, 24, 25,
  ]);
  // At one the clocks go to two, and in October from two to one.
  expect(at('2026-03-29', '01:30')).toEqual(at('2026-03-29', '02:30'));
  expect(at('2026-10-25', '01:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
  expect(at('2026-10-25', '02:00').toISOString()).toBe('2026-10-25T02:00:00.000Z');
  expect(lisbon.localDay(new Date('2026-07-15T23:30:00Z'))).toBe('2026-07-16');
  expect(localTime(new Date('2026-07-15T17:30:00Z')).toISOString()).toBe(
    '2026-07-15T18:30:00.000Z',
  );
  for (const [day, time] of [
    ['2026-07-15', ''],
    ['', ''],
  ] as const)
    expect(at(day, time).getTime()).toBeNaN();
});

// institute-3
test('a day begins with its first moment where midnight is left out', async () => {
  const { localMoment: at, ...cairo } = await timeOf('Africa/Cairo');
  expect(at('2026-04-24', '00:00').toISOString()).toBe('2026-04-23T22:00:00.000Z');
  expect(cairo.localDay(at('2026-04-24', '00:00'))).toBe('2026-04-24');
});

// institute-3
test('the changes of the clocks are found to the minute', () => {
  const changes = (zone: string) =>
    clockChanges(zone, Date.parse('2026-01-01T00:00:09.5Z'), Date.parse('2027-01-01'));
  expect(changes('Europe/Lisbon')).toEqual([
    { at: Date.parse('2026-03-29T01:00Z'), from: '+00:00', to: '+01:00' },
    { at: Date.parse('2026-10-25T01:00Z'), from: '+01:00', to: '+00:00' },
  ]);
  expect(changes('Asia/Kathmandu')).toEqual([]);
});
