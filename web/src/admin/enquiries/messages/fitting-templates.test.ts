import type { StoredTemplate } from '@institute/schema';
import { expect, test } from 'vitest';
import { fittingTemplates } from './fitting-templates.ts';

const template = (name: string, language: 'en' | 'ta', channel: 'whatsapp' | 'email') =>
  ({ name, language, channel }) as StoredTemplate;

const templates = [
  template('First answer', 'en', 'whatsapp'),
  template('முதல் பதில்', 'ta', 'whatsapp'),
  template('Fees', 'en', 'whatsapp'),
  template('கட்டணம்', 'ta', 'email'),
];

// tamil-20
test.each([
  ['ta', ['முதல் பதில்', 'First answer', 'Fees']],
  ['en', ['First answer', 'Fees', 'முதல் பதில்']],
  [undefined, ['First answer', 'Fees', 'முதல் பதில்']],
] as const)('templates in the language of an enquiry come first: %s', (language, names) => {
  const offered = fittingTemplates(templates, 'whatsapp', language ? { language } : {});
  expect(offered.map(({ name }) => name)).toEqual(names);
});
