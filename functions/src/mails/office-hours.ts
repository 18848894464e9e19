import {
  officeDays,
  textsIn,
  weekBegins,
  weekdays,
  type ContactInfo,
  type Language,
} from '@institute/schema';

/** When the office is open, in a line. A day without a time is left out. */
export const hoursText = (hours: ContactInfo['officeHours'], language: Language): string =>
  officeDays(
    (day) => textsIn[language].dates.weekday((weekdays.indexOf(day) + weekBegins) % 7),
    hours,
  )
    .filter(([, day]) => /\d/.test(hours[day]))
    .map(([label, day]) => `${label} ${hours[day]}`)
    .join(', ');
