import { institute } from '@institute/schema';

/** A timestamp for display, to the minute. */
export const timeText = (moment: number | string): string =>
  new Date(moment).toLocaleString(institute.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: institute.timeZone,
  });
