import { institute } from '@institute/schema';

const inIndia = new Intl.DateTimeFormat(institute.locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: institute.timeZone,
});

/** A moment as day and time in India, such as `31 Jan 2026, 6:30 pm`; from a timestamp. */
export const indianMoment = (moment: string): string => inIndia.format(Date.parse(moment));
