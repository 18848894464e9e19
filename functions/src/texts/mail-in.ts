import type { Language } from '@institute/schema';
import * as english from './en/mail.ts';
import * as tamil from './ta/mail.ts';

/** What every mail says, by language. */
export const mailIn: Readonly<Record<Language, typeof english | typeof tamil>> = {
  en: english,
  ta: tamil,
};
