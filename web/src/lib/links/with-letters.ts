import { language } from '@institute/schema';

/** An address with its Tamil letters as they are written, a third as long as when they are escaped. */
export const withTamilLetters = (address: string): string =>
  address.replaceAll(/(?:%E0%A[EF]%[89AB][0-9A-F])+/g, decodeURIComponent);

/** An address as links on a page of this language have it. */
export const withLetters = (address: string): string =>
  language === 'en' ? address : withTamilLetters(address);
