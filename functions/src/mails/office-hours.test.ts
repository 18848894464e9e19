import { defaultOfficeHours } from '@institute/schema';
import { expect, test } from 'vitest';
import { hoursText } from './office-hours.ts';

const { monday, saturday } = defaultOfficeHours;

// mails-7
test.each([
  [{}, `Mon-Fri ${monday}, Sat ${saturday}`],
  [{ sunday: '10 AM - 1 PM' }, `Mon-Fri ${monday}, Sat ${saturday}, Sun 10 AM - 1 PM`],
  [{ monday: '', saturday: 'Closed' }, ''],
])('the office hours in a line are those of the days with a time: %o', (given, shown) => {
  expect(hoursText({ ...defaultOfficeHours, ...given }, 'en')).toBe(shown);
});

// mails-7
test('their days are in Tamil where the mail is', () => {
  const hours = { ...defaultOfficeHours, monday: 'காலை 9 - மாலை 7', saturday: '' };
  expect(hoursText(hours, 'ta')).toBe('திங்கள்-வெள்ளி காலை 9 - மாலை 7');
});
