import { afterEach, expect, test, vi } from 'vitest';
import { endOfLocalDay, localDay } from './local-time.ts';

afterEach(() => vi.unstubAllEnvs());

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
