import type { Language } from '@institute/schema';
import * as english from './en/booking.ts';
import * as tamil from './ta/booking.ts';

/** What mails and calendars say of a booking, by language. */
export const bookingIn: Readonly<Record<Language, typeof english | typeof tamil>> = {
  en: english,
  ta: tamil,
};
