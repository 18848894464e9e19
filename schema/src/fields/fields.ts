import * as z from 'zod/mini';
import * as texts from '../texts/en/fields.ts';

/** Text of one or more lines, trimmed, at most `max` characters. */
export const givenText = (max: number) =>
  z.string(texts.notText).check(z.trim(), z.maxLength(max, texts.tooLong(max)));

/** Like `givenText`, but optional: empty when absent. */
export const text = (max: number) => z._default(givenText(max), '');

/**
 * Text that must not be blank: trimmed, 1 to `max` characters. `label` names it in the error
 * message.
 */
export const requiredText = (label: string, max: number) =>
  z
    .string(texts.isRequired(label))
    .check(
      z.trim(),
      z.minLength(1, texts.isRequired(label)),
      z.maxLength(max, texts.labelTooLong(label, max)),
    );

/** For texts that are read in one line: line breaks and other runs of spaces become one space. */
export const inOneLine = z.overwrite<string>((value) => value.replace(/[\s\p{Cc}]+/gu, ' '));

/** A list of at most `max` items; empty when absent. */
export const list = <Item extends z.core.SomeType>(item: Item, max: number) =>
  z._default(
    z.array(item, 'Enter a list').check(z.maxLength(max, `Use at most ${max} entries`)),
    [],
  );

/** A boolean that defaults to `initial`. */
export const flag = (initial: boolean) => z._default(z.boolean('Choose on or off'), initial);

const isSafeUrl = (value: string) =>
  value === '' ||
  /^\/(?![/\\])[^\s\\]*$/.test(value) ||
  /^https?:\/\/[^\s\\/][^\s\\]*$/i.test(value);

/** A URL (`http`, `https`) or a path on this site (`/…`); empty when absent. */
export const link = () =>
  z._default(
    z
      .string('Enter a link')
      .check(
        z.trim(),
        z.maxLength(2000, texts.tooLong(2000)),
        z.refine(isSafeUrl, 'Enter a link that begins with https:// or /'),
      ),
    '',
  );

/** A path on this site, such as `/courses`. `label` names it in the error message. */
export const sitePath = (label: string) =>
  requiredText(label, 300).check(
    z.regex(/^\/(?![/\\])[^\s\\]*$/, 'Enter a path that begins with /, such as /courses'),
  );

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A slug: lower-case letters, digits and single hyphens. */
export const slug = () =>
  requiredText('Slug', 100).check(
    z.regex(slugPattern, 'Use small letters a to z, digits and hyphens, such as python-full-stack'),
  );

/** An email address of at most 254 characters (RFC 5321). `label` names it in the error message. */
export const emailAddress = (label: string) =>
  requiredText(label, 254).check(z.email(texts.notEmail));

/** A UTC timestamp in ISO 8601. */
export const timestamp = () => z.iso.datetime('Enter a date and time in ISO 8601 form');

/** A whole number from 1 to `max`. */
export const countUpTo = (label: string, max: number) =>
  z
    .int(`${label}: enter a whole number`)
    .check(z.minimum(1, `${label}: at least 1`), z.maximum(max, `${label}: at most ${max}`));

/** The values of options that are named by value. */
export const keysOf = <const Options extends Record<string, string>>(options: Options) =>
  Object.keys(options) as [keyof Options & string];

/** A document id that the API accepts; ids like `__id__` are reserved by Firestore. */
export const documentIdPattern = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/** The document id that the API calls `_id`. */
export const documentId = () =>
  z.string().check(z.regex(documentIdPattern, 'This ID is not valid'));

/** A reference to another document; empty for none. */
export const reference = () => z._default(z.union([z.literal(''), documentId()]), '');

/** A client-made id, so that retries of a create are stored once. */
export const clientId = () =>
  z
    .string()
    .check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{16,64}$/, 'Use 16 to 64 letters, digits, - or _'));

/** Metadata of every stored document. */
export const stored = { createdAt: timestamp(), updatedAt: timestamp() };

/** Metadata of every document in a collection. */
export const storedInCollection = { _id: documentId(), ...stored };

/** Whether the page of a stored document is offered in Tamil; only the server sets it (tamil-10). */
export const offeredInTamil = { inTamil: z.optional(z.literal(true)) };

/**
 * The `updatedAt` that an edit is based on. A stale one is refused with 409; a write without one
 * overwrites.
 */
export const basedOn = { updatedAt: z.optional(timestamp()) };
