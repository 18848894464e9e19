import { expect, test } from 'vitest';
import { periodAt, periodBefore, periodText } from './period.ts';

const before = (address: string, today: string) => {
  const period = periodAt(new URLSearchParams(address), today);
  const earlier = periodBefore(period);
  return [`${period.from}–${period.to}`, `${earlier.from}–${earlier.to}`];
};

// reports-5
test.each([
  ['period=month', '2026-03-31', '2026-03-01–2026-03-31', '2026-02-01–2026-02-28'],
  ['period=month', '2026-01-15', '2026-01-01–2026-01-15', '2025-12-01–2025-12-15'],
  ['period=last', '2026-03-31', '2026-02-01–2026-02-28', '2026-01-01–2026-01-31'],
  ['period=year', '2028-02-29', '2028-01-01–2028-02-29', '2027-01-01–2027-02-28'],
  ['', '2026-03-31', '2026-03-02–2026-03-31', '2026-01-31–2026-03-01'],
  [
    'period=days&from=2020-03-01&to=2020-03-02',
    '2026-01-01',
    '2020-03-01–2020-03-02',
    '2020-02-28–2020-02-29',
  ],
])('"%s" on %s is compared with the period before', (address, today, now, then) => {
  expect(before(address, today)).toEqual([now, then]);
});

// reports-5
test.each([
  ['2026-03-01', '2026-03-31', '1 – 31 Mar 2026'],
  ['2026-10-31', '2026-11-29', '31 Oct – 29 Nov 2026'],
  ['2025-12-15', '2026-01-13', '15 Dec 2025 – 13 Jan 2026'],
])('the days from %s to %s are said as %s', (from, to, text) => {
  expect(periodText({ from, to })).toBe(text);
});
