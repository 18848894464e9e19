import * as z from 'zod/mini';
import { phoneNumber } from '../enquiries/enquiry-fields.ts';
import {
  clientId,
  documentId,
  documentIdPattern,
  emailAddress,
  requiredText,
  timestamp,
} from '../fields/fields.ts';
import { searchedCollections } from '../kinds/kinds.ts';

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
 * A person: the phone number or email address of their enquiries, in any notation, and their name
 * as the site's content spells it.
 */
export const personRequest = z.object(person).check(isOne);

const contentPath = new RegExp(
  `^(?:${searchedCollections.join('|')})/${documentIdPattern.source.slice(1)}`,
);

/**
 * `id` is made by the client, so that a retry continues an erasure that was begun. `content` lists
 * the documents found by the export that are about this person and not a namesake.
 */
export const personErasureRequest = z
  .object({
    ...person,
    id: z.optional(clientId()),
    content: z._default(
      z
        .array(z.string().check(z.regex(contentPath, 'This is not a content path')))
        .check(z.maxLength(500, 'Use at most 500 entries')),
      [],
    ),
  })
  .check(isOne);

/**
 * What erasing does to a document:
 * - `deleted`: it is deleted already; it can no longer be restored
 * - `unmentioned`: only earlier versions name the person; the published content stays
 * - `document`: the document is about the person and is deleted
 * - `entries`: the list entries that name the person are removed
 * - `emptied`: the texts that name the person are emptied
 * - `text`: nothing; somebody has to edit the text first
 */
export const erasureEffects = [
  'deleted',
  'unmentioned',
  'document',
  'entries',
  'emptied',
  'text',
] as const;

export type ErasureEffect = (typeof erasureEffects)[number];

const asStored = z.record(z.string(), z.unknown());

/** Everything stored about a person, as it is stored. */
export const personExport = z.object({
  exportedAt: timestamp(),
  enquiries: z.array(
    z.object({
      _id: documentId(),
      /** The enquiry; null if it was deleted and can still be restored. */
      enquiry: z.nullable(asStored),
      /** Its earlier versions. */
      versions: z.array(z.object({ action: z.string(), at: timestamp(), data: asStored })),
      /** What the staff noted and did. */
      timeline: z.array(asStored),
      /** The mails that told the staff about it. */
      mail: z.nullable(asStored),
      /** Their booking of a demo class. */
      booking: z.nullable(asStored),
      /** The mails that were sent to them. */
      messages: z.array(asStored),
    }),
  ),
  /** What else names them, now or in an earlier version. */
  content: z.array(
    z.object({
      document: z.string(),
      title: z.string(),
      effect: z.enum(erasureEffects),
      /** Number of earlier versions that name them. */
      versions: z.int(),
      /** The texts that name them, without duplicates. */
      texts: z.array(z.string()),
    }),
  ),
  /** What staff know of their placements. */
  placementRecords: z._default(z.array(asStored), []),
});

/** The log entry of an erasure. It does not identify the erased person. */
export const storedErasure = z.object({
  _id: documentId(),
  at: timestamp(),
  /** The account that erased. */
  by: z.string(),
  /** IDs of the erased enquiries. */
  enquiries: z.array(documentId()),
  /** Paths of the documents that named them. */
  content: z._default(z.array(z.string()), []),
  /** Number of documents removed, by collection; for content also those changed. */
  removed: z.object({
    enquiries: z.int(),
    versions: z.int(),
    mail: z.int(),
    timeline: z._default(z.int(), 0),
    content: z._default(z.int(), 0),
    files: z._default(z.int(), 0),
  }),
});

export type Person = z.infer<typeof personRequest>;
export type PersonExport = z.infer<typeof personExport>;
export type StoredErasure = z.infer<typeof storedErasure>;
