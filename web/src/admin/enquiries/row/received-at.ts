import { institute } from '@institute/schema';

/** A timestamp for display, in the institute's time zone. */
export const receivedAt = (iso: string): string =>
  new Date(iso).toLocaleString(institute.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: institute.timeZone,
  });
