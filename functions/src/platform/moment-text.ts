import { institute } from '@institute/schema';

const format = new Intl.DateTimeFormat(institute.locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: institute.timeZone,
});

/** A moment as local day and time, such as `31 Jan 2026, 6:30 pm`; from a timestamp. */
export const momentText = (moment: string): string => format.format(Date.parse(moment));
