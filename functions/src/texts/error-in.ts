import { formErrorsInTamil, type Language } from '@institute/schema';
import * as english from './en/errors.ts';
import * as tamil from './ta/errors.ts';

const tamilByName: Readonly<Record<string, string>> = { ...tamil };

const inTamil: ReadonlyMap<string, string> = new Map([
  ...formErrorsInTamil,
  ...Object.entries(english).map(([name, text]) => [text, tamilByName[name] ?? text] as const),
]);

/** What a visitor is told, in their language; what only a program can cause stays in English. */
export const errorIn = (language: Language, text: string): string =>
  language === 'en' ? text : (inTamil.get(text) ?? text);
