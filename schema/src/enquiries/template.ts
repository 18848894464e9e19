import * as z from 'zod/mini';
import { languages } from '../language.ts';
import { clientId, keysOf, requiredText, storedInCollection, text } from '../fields/fields.ts';

/** Where a message goes, with the names that people see. */
export const templateChannels = { whatsapp: 'WhatsApp', email: 'Email' } as const;

export type TemplateChannel = keyof typeof templateChannels;

/** What stands for a fact of the enquiry in a template, in braces. */
export const placeholders = ['name', 'course', 'batch', 'slot', 'fee sheet'] as const;

export type Placeholder = (typeof placeholders)[number];

const inBraces = /\{([^{}]*)\}/g;

/** Whatever a text has in braces. */
export const placeholdersIn = (message: string): string[] =>
  [...message.matchAll(inBraces)].map(([, name = '']) => name);

const isKnown = (name: string): name is Placeholder => placeholders.some((known) => known === name);

const onlyKnown = z.refine<string>(
  (message) => placeholdersIn(message).every(isKnown),
  'Use only these placeholders: {name}, {course}, {batch}, {slot} and {fee sheet}',
);

const noneLeft = z.refine<string>(
  (message) => placeholdersIn(message).length === 0,
  'Replace every placeholder in braces',
);

/** The text with the facts that are known; the other placeholders stay. */
export const filledIn = (
  message: string,
  facts: Readonly<Partial<Record<Placeholder, string>>>,
): string =>
  message.replaceAll(
    inBraces,
    (placeholder, name: string) => (isKnown(name) && facts[name]) || placeholder,
  );

/** A message to many people, each time with their own facts. */
export const template = z
  .object({
    name: requiredText('Name', 100),
    channel: z.enum(keysOf(templateChannels), 'Choose WhatsApp or email'),
    /** Enquiries in it are offered this template first. */
    language: z._default(z.enum(languages, 'Choose a language'), 'en'),
    /** Of an email. */
    subject: text(200).check(onlyKnown),
    text: requiredText('Text', 4000).check(onlyKnown),
  })
  .check(
    z.refine(({ channel, subject }) => channel !== 'email' || subject !== '', {
      message: 'An email needs a subject',
      path: ['subject'],
    }),
  );

export const storedTemplate = z.extend(template, storedInCollection);

/** The body of `POST /api/enquiries/{id}/mail`; a retry with the same `id` sends one. */
export const mailToPerson = z.object({
  id: clientId(),
  subject: requiredText('Subject', 200).check(noneLeft),
  text: requiredText('Text', 5000).check(noneLeft),
});

export type Template = z.infer<typeof template>;
export type StoredTemplate = z.infer<typeof storedTemplate>;
export type MailToPerson = z.infer<typeof mailToPerson>;
