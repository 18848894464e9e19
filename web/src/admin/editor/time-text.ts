import { institute, localTime } from '@institute/schema';

/** A timestamp for display, to the minute. */
export const timeText = (moment: number | string): string =>
  new Date(moment).toLocaleString(institute.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: institute.timeZone,
  });

/** The local time of day at a moment, such as 18:30. */
export const localClock = (moment: Date): string => localTime(moment).toISOString().slice(11, 16);
