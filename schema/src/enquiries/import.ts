import * as z from 'zod/mini';
import {
  clientId,
  documentId,
  emailAddress,
  givenText,
  inOneLine,
  requiredText,
  text,
} from '../fields/fields.ts';
import { dayAfter, localDay } from '../fields/local-time.ts';
import { notPhone } from '../texts/en/fields.ts';
import { enquiryRetentionDays } from './contact-consent.ts';
import { dayInText } from './day-in-text.ts';
import { courseLength, phoneNumber } from './enquiry-fields.ts';
import { contactsOf } from './search-parts.ts';

/** Most rows of a file, and most of a call. */
export const importedRows = { file: 5000, call: 100 } as const;

/** Most characters of what a row says. */
export const importLengths = { name: 100, message: 2000, source: 100, city: 100 } as const;

/**
 * What is put around a cell: an apostrophe that keeps it text and a decimal by spreadsheets, a letter by
 * Meta, further values by Google.
 */
const asWritten = (value: string): string =>
  value
    .replace(/ ::: .*$/s, '')
    .trim()
    .replace(/^'(?=[=+\-@\d])/, '')
    .replace(/^(?:tel|p):/i, '')
    .replace(/^(\d+)\.0$/, '$1');

/** A cell may have several lines. */
const line = (max: number) => z._default(givenText(max).check(inOneLine), '');

const mayBeEmpty = (schema: z.ZodMiniType<string, string>, problem: string) =>
  z._default(
    z.pipe(z.pipe(z.string(), z.transform(asWritten)), z.union([z.literal(''), schema], problem)),
    '',
  );

const isRecent = (day: string): boolean =>
  day <= localDay(new Date()) && day > dayAfter(localDay(new Date()), -enquiryRetentionDays);

/** A day in any usual notation; empty for today. */
const arrival = z._default(
  z.pipe(
    z.string('Enter the date as text').check(
      z.trim(),
      z.refine(
        (value) => value === '' || dayInText(value) !== undefined,
        'Enter the date as 31/01/2026 (day first) or 31 Jan 2026',
      ),
      z.refine(
        (value) => isRecent(dayInText(value) ?? localDay(new Date())),
        'The date must be in the last two years: older enquiries are not kept',
      ),
    ),
    z.transform((value) => dayInText(value) ?? ''),
  ),
  '',
);

/** A row of a file as an enquiry, from whatever its cells say. */
export const importedRow = z
  .object(
    {
      name: requiredText('Name', importLengths.name).check(inOneLine),
      phone: mayBeEmpty(phoneNumber, notPhone),
      email: mayBeEmpty(emailAddress('Email'), 'Enter an email address such as name@example.com'),
      course: line(courseLength),
      message: text(importLengths.message),
      arrivedOn: arrival,
      /** How they came, such as a fair or a portal. */
      source: line(importLengths.source),
      city: line(importLengths.city),
    },
    'Enter a row as an object of its fields',
  )
  .check(
    z.refine(({ phone, email }) => phone !== '' || email !== '', {
      message: 'Enter a phone number or an email address',
      path: ['phone'],
    }),
  );

export type ImportedRow = z.infer<typeof importedRow>;

export type ImportField = keyof ImportedRow;

/** The fields of a row, with the names that people see. */
export const importFields: Readonly<Record<ImportField, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  course: 'Course',
  message: 'Message',
  arrivedOn: 'Arrived on',
  source: 'Source',
  city: 'City',
};

/** The body of `POST /api/enquiries/import`: a retry with the same ids stores nothing twice. */
export const rowsToImport = z
  .object({
    rows: z
      .array(z.intersection(importedRow, z.object({ id: clientId() })), 'Enter a list')
      .check(
        z.minLength(1, 'Add at least one row'),
        z.maxLength(importedRows.call, `Send at most ${importedRows.call} rows`),
      ),
    /** Where the consent of these people comes from. */
    consent: text(200),
    /** Whether to tell only what would happen. */
    dryRun: z.boolean('Choose whether to store them'),
  })
  .check(
    z.refine(({ consent, dryRun }) => dryRun || consent !== '', {
      message: 'Source of the consent is required',
      path: ['consent'],
    }),
  );

/** What becomes of a row: stored, or left out for an enquiry of the same phone or email. */
export const importOutcome = z.object({
  id: clientId(),
  /** The enquiry that is there already. */
  duplicateOf: z.optional(documentId()),
});

export type ImportOutcome = z.infer<typeof importOutcome>;

/** Notes whose phone or email it is, and says who had one of them before. */
export function firstOwner(
  { phone, email }: Pick<ImportedRow, 'phone' | 'email'>,
  owner: string,
  owners: Map<string, string>,
): string | undefined {
  const contacts = contactsOf({ phone, email });
  const known = contacts.map((contact) => owners.get(contact)).find((each) => each !== undefined);
  for (const contact of contacts) if (!owners.has(contact)) owners.set(contact, known ?? owner);
  return known;
}
