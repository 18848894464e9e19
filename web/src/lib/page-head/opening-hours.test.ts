import { defaultOfficeHours } from '@institute/schema';
import { describe, expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

describe('openingHours', () => {
  test('groups days with the same hours, without closed days', () => {
    expect(openingHours(defaultOfficeHours)).toEqual([
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '19:00',
      },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '17:00' },
    ]);
  });

  test.each([
    ['9:30 am – 12.45 p.m.', '09:30', '12:45'],
    ['12 AM to 12 PM', '00:00', '12:00'],
    ['09:00 - 18:30', '09:00', '18:30'],
    ['9.30 to 17.00', '09:30', '17:00'],
    ['8h00 – 13h00', '08:00', '13:00'],
  ])('reads %s', (sunday, opens, closes) => {
    const hours = openingHours({ ...defaultOfficeHours, sunday });
    expect(hours.at(-1)).toEqual({ dayOfWeek: ['Sunday'], opens, closes });
  });

  test.each([
    '',
    'By appointment',
    '9 - 5',
    '9:00 - 5:00',
    '2:00 - 6:00',
    '9 AM - 1 PM, 2 PM - 6 PM',
  ])('skips unparseable hours: %j', (text) => {
    const hours = openingHours({ ...defaultOfficeHours, saturday: text });
    expect(hours.flatMap(({ dayOfWeek }) => dayOfWeek)).not.toContain('Saturday');
  });
});
