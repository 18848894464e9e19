import { expect, test } from 'vitest';
import { dayText } from '../fields/day-text.ts';
import { timesText } from './times-text.ts';
import { dates as inEnglish } from '../texts/en/dates.ts';
import { dates as inTamil } from '../texts/ta/dates.ts';
import { taughtIn } from '../texts/ta/names.ts';

const namesIn = (
  locale: string,
  count: number,
  options: Intl.DateTimeFormatOptions,
  dayOf: (index: number) => number,
) => {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return Array.from({ length: count }, (_, index) => format.format(dayOf(index)));
};

/** 1 February 2026 is a Sunday. */
const sundayAnd = (index: number) => Date.UTC(2026, 1, 1 + index);
const monthOf = (index: number) => Date.UTC(2026, index, 15);

// tamil-30
test('weekdays and months have the names that CLDR gives them', () => {
  const weekdays = (of: typeof inTamil) => Array.from({ length: 7 }, (_, day) => of.weekday(day));
  const months = (of: typeof inTamil) => Array.from({ length: 12 }, (_, month) => of.month(month));
  expect(weekdays(inTamil)).toEqual(namesIn('ta-IN', 7, { weekday: 'long' }, sundayAnd));
  expect(Array.from({ length: 7 }, (_, day) => inTamil.shortWeekday(day))).toEqual(
    namesIn('ta-IN', 7, { weekday: 'short' }, sundayAnd),
  );
  expect(months(inTamil)).toEqual(namesIn('ta-IN', 12, { month: 'short' }, monthOf));
  expect(weekdays(inEnglish)).toEqual(namesIn('en-US', 7, { weekday: 'short' }, sundayAnd));
  expect(months(inEnglish)).toEqual(namesIn('en-US', 12, { month: 'short' }, monthOf));
});

// tamil-30
test.each([
  ['09:05', '12:00', 'காலை 9:05 – மதியம் 12:00'],
  ['18:30', '19:45', 'மாலை 6:30 – 7:45'],
  ['18:30', '20:30', 'மாலை 6:30 – இரவு 8:30'],
  ['11:00', '12:00', 'காலை 11 – மதியம் 12'],
  ['20:00', '21:00', 'இரவு 8 – 9'],
  ['11:00', '12:30', 'காலை 11:00 – மதியம் 12:30'],
])('a class from %s to %s says the part of the day before its times', (from, to, said) => {
  const days = (['monday', 'tuesday', 'wednesday'] as const).map((day) => ({ day, from, to }));
  expect(timesText(days, inTamil)).toBe(`திங்கள் முதல் புதன் வரை, ${said.replace(' –', '\u00a0–')}`);
  expect(dayText('2026-12-07', inTamil)).toBe('திங்கள், 7 டிச. 2026');
});

// tamil-30
test.each([
  ['Tamil and English', 'தமிழ், ஆங்கிலம்'],
  ['English', 'ஆங்கிலம்'],
  ['English, some French', 'English, some French'],
  ['', ''],
])('a batch taught in "%s" is taught in "%s"', (languages, said) => {
  expect(taughtIn(languages)).toBe(said);
});
