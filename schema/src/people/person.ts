import * as z from 'zod/mini';
import { phoneNumber } from '../enquiries/enquiry.ts';
import {
  clientId,
  documentId,
  documentIdPattern,
  emailAddress,
  requiredText,
  timestamp,
} from '../fields/fields.ts';

const person = {
  phone: z.optional(phoneNumber),
  email: z.optional(emailAddress('Email Address')),
  name: z.optional(
    requiredText('Name', 200).check(
      z.regex(/[\p{L}\p{N}].*[\p{L}\p{N}]/u, 'Enter a name of two letters or more'),
    ),
  ),
};

interface Named {
  phone?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
}

const isOne = z.refine<Named>(
  ({ phone, email, name }) =>
    phone === undefined ? email !== undefined || name !== undefined : email === undefined,
  { message: 'Enter either a phone number or an email address', path: ['email'] },
);

/**
 * A person, by the phone number or the email address of their enquiries, however it is written, and
 * by their name as it stands in the site's content.
 */
export const personRequest = z.object(person).check(isOne);

const contentPath = new RegExp(
  `^(?:content|courses|placements|posts)/${documentIdPattern.source.slice(1)}`,
);

/**
 * `id` is made by the client, so that a retry completes what the first try began. `content` are the
 * documents, of those that an export finds, that are about this person and not a namesake.
 */
export const personErasureRequest = z
  .object({
    ...person,
    id: z.optional(clientId()),
    content: z._default(
      z
        .array(z.string().check(z.regex(contentPath, 'This is no path of content')))
        .check(z.maxLength(500, 'Use at most 500 entries')),
      [],
    ),
  })
  .check(isOne);

/**
 * What erasing does to what the site shows of a document:
 * - `deleted`: nothing, it is deleted already, and cannot be restored any more
 * - `unmentioned`: nothing, only earlier versions name the person
 * - `document`: the document is about the person, and goes
 * - `entries`: the entries of its lists that name the person go
 * - `text`: nothing, the text has to be changed first
 */
export const erasureEffects = ['deleted', 'unmentioned', 'document', 'entries', 'text'] as const;

export type ErasureEffect = (typeof erasureEffects)[number];

const asStored = z.record(z.string(), z.unknown());

/** Everything that is held about a person, in the words in which it is stored. */
export const personExport = z.object({
  exportedAt: timestamp(),
  enquiries: z.array(
    z.object({
      _id: documentId(),
      /** The enquiry; null where it was deleted and can still be restored. */
      enquiry: z.nullable(asStored),
      /** What it said before the staff changed or deleted it. */
      versions: z.array(z.object({ action: z.string(), at: timestamp(), data: asStored })),
      /** What the staff were told of it. */
      mail: z.nullable(asStored),
    }),
  ),
  /** The site's content that names them, now or in an earlier version. */
  content: z.array(
    z.object({
      document: z.string(),
      title: z.string(),
      effect: z.enum(erasureEffects),
      /** How many earlier versions name them. */
      versions: z.int(),
      /** The texts that name them, each once. */
      texts: z.array(z.string()),
    }),
  ),
});

/** The record of an erasure: nothing in it tells whose data it was. */
export const storedErasure = z.object({
  _id: documentId(),
  at: timestamp(),
  /** The account that erased. */
  by: z.string(),
  /** Ids of the enquiries. */
  enquiries: z.array(documentId()),
  /** Paths of the content that named them. */
  content: z._default(z.array(z.string()), []),
  /** Documents that were removed, by their collection; of the content also those that were changed. */
  removed: z.object({
    enquiries: z.int(),
    versions: z.int(),
    mail: z.int(),
    content: z._default(z.int(), 0),
    files: z._default(z.int(), 0),
  }),
});

export type Person = z.infer<typeof personRequest>;
export type PersonExport = z.infer<typeof personExport>;
export type StoredErasure = z.infer<typeof storedErasure>;
