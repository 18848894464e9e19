import * as z from 'zod/mini';
import { phoneNumber } from './enquiry.ts';
import { clientId, documentId, emailAddress, timestamp } from './fields.ts';

const person = {
  phone: z.optional(phoneNumber),
  email: z.optional(emailAddress('Email Address')),
};

const isOne = z.refine<{ phone?: string | undefined; email?: string | undefined }>(
  ({ phone, email }) => (phone === undefined) !== (email === undefined),
  { message: 'Enter either a phone number or an email address', path: ['email'] },
);

/** A person, by the phone number or the email address of their enquiries, however it is written. */
export const personRequest = z.object(person).check(isOne);

/** `id` is made by the client, so that a retry completes what the first try began. */
export const personErasureRequest = z
  .object({ ...person, id: z.optional(clientId()) })
  .check(isOne);

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
});

/** The record of an erasure: nothing in it tells whose data it was. */
export const storedErasure = z.object({
  _id: documentId(),
  at: timestamp(),
  /** The account that erased. */
  by: z.string(),
  /** Ids of the enquiries. */
  enquiries: z.array(documentId()),
  /** Documents that were removed, by their collection. */
  removed: z.object({ enquiries: z.int(), versions: z.int(), mail: z.int() }),
});

export type Person = Pick<z.infer<typeof personRequest>, 'phone' | 'email'>;
export type PersonExport = z.infer<typeof personExport>;
export type StoredErasure = z.infer<typeof storedErasure>;
