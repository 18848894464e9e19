import type { Help } from '../fields/help.ts';
import { placeholders, type Template } from './template.ts';

export const templateHelp: Help<Template> = {
  name: 'As staff choose it; nobody else sees it',
  channel: 'Where it is offered',
  subject: 'Of the email; placeholders work here too',
  text: `These are replaced: ${placeholders.map((name) => `{${name}}`).join(', ')}`,
};
