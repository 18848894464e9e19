import type { ConsentLanguage } from '@institute/schema';
import * as english from './en/consent.ts';
import * as tamil from './ta/consent.ts';

/** What the mail that asks for a consent says, by language. */
export const consentIn: Readonly<Record<ConsentLanguage, typeof english | typeof tamil>> = {
  en: english,
  ta: tamil,
};
