import type { Help } from '../fields/help.ts';
import type { Translation } from './translation.ts';

export const translationHelp: Help<Translation> = {
  kind: 'The kind of what is translated',
  of: 'The document; empty for content that exists once',
  texts: 'What stays empty shows in English',
  'texts.*.path': 'The field that has the text',
  'texts.*.english': 'What the Tamil says; a text that has changed since shows in English',
  'texts.*.tamil': 'Shown on Tamil pages as long as the English stays',
};
