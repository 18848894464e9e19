import * as z from 'zod/mini';
import { documentId, stored, timestamp } from '../fields/fields.ts';

/** What an admin can do to a document or a file. */
export const adminActions = [
  'create',
  'update',
  'publish',
  'unpublish',
  'delete',
  'restore',
  'upload',
] as const;

export type AdminAction = (typeof adminActions)[number];

/** Maximum number of versions kept per document. */
export const versionsKept = 20;

/** How long a deletion can be restored, in milliseconds: 30 days. */
export const restorableTime = 30 * 24 * 60 * 60 * 1000;

/** A version: the content of a document before an admin changed or deleted it. */
export const storedVersion = z.object({
  _id: documentId(),
  /** Path of the document, such as `courses/abc`, and its collection. */
  document: z.string(),
  collection: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** The write that replaced it: what, by whom (account id, email and name if any), and when. */
  action: z.enum(adminActions),
  by: z.string(),
  byEmail: z.optional(z.string()),
  byName: z.optional(z.string()),
  at: timestamp(),
  /** Deadline for restoring a deleted document; absent once it is restored. */
  restorableUntil: z.optional(timestamp()),
});

/** The restored document, as its own endpoint answers it. */
export const restored = z.looseObject(stored);

export type StoredVersion = z.infer<typeof storedVersion>;
