import { expect, test } from 'vitest';
import { consentText, seatsLeftText } from './lead-texts.ts';

const batch = { state: 'open', lastDay: '2026-12-20', seats: 16, seatsTaken: 13 } as const;

// enquiries-41
test.each([
  [{}, '3 seats left'],
  [{ seatsTaken: 15 }, '1 seat left'],
  [{ seatsTaken: 16 }, 'full'],
  [{ seatsTaken: 17 }, 'full'],
  [{ lastDay: '2026-11-23' }, 'over'],
  [{ state: 'cancelled' }, 'cancelled'],
] as const)('a batch with %j is told as "%s"', (changes, text) => {
  expect(seatsLeftText({ ...batch, ...changes }, '2026-11-24')).toBe(text);
});

// enquiries-2
test('a lead says to which notice the person agreed and when, or what the staff said of an imported one', () => {
  const at = '2026-11-23T04:08:00.000Z';
  const consent = { noticeVersion: '2026-11-21', consentedAt: at };
  expect(consentText({ consent })).toMatch(
    /^Privacy notice of Sat, 21 Nov 2026, agreed to on 23 Nov 2026, 9:38.am$/,
  );
  expect(consentText({ consent: { ...consent, noticeVersion: 'first' } })).toMatch(
    /^Privacy notice of first, /,
  );
  const imported = { at, consent: 'Open day', source: '', city: '' };
  expect(consentText({ imported })).toMatch(/^Open day, imported on 23 Nov 2026, 9:38.am$/);
  expect(consentText({})).toBe('');
});
