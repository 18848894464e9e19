import type { Language } from '@institute/schema';
import * as english from './en/enquiry.ts';
import * as tamil from './ta/enquiry.ts';

/** What mails to whoever sent an enquiry say, by language. */
export const enquiryIn: Readonly<Record<Language, typeof english | typeof tamil>> = {
  en: english,
  ta: tamil,
};
