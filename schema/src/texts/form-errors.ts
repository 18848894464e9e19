import * as english from './en/fields.ts';
import * as tamil from './ta/fields.ts';

/** What can be wrong with a visitor's form, in one language. */
const errorsIn = (texts: typeof english | typeof tamil): string[] => [
  texts.notText,
  texts.chooseOption,
  texts.notEmail,
  texts.notPhone,
  texts.nameHasSite,
  texts.chooseCourse,
  texts.consentMissing,
  ...[texts.fullName, texts.email, texts.phone].map(texts.isRequired),
  texts.labelTooLong(texts.fullName, 100),
  texts.labelTooLong(texts.email, 254),
  texts.labelTooLong(texts.phone, 40),
  texts.tooLong(200),
  texts.tooLong(500),
  texts.tooLong(1000),
  texts.tooLong(2000),
];

const inTamil = errorsIn(tamil);

/** Those errors in English, as a schema says them, each with its Tamil. */
export const formErrorsInTamil: readonly (readonly [english: string, tamil: string])[] = errorsIn(
  english,
).map((text, index) => [text, inTamil[index] ?? text]);
