import type { Help } from '../fields/help.ts';
import { placeholders, type Template } from './template.ts';

export const templateHelp: Help<Template> = {
  name: 'Only staff see this name',
  channel: 'Where you can choose it',
  language: 'It is offered first for enquiries in this language',
  subject: 'The subject of the email; placeholders work here too',
  text: `These are replaced: ${placeholders.map((name) => `{${name}}`).join(', ')}`,
};
