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

/** Versions that are kept of one document. */
export const versionsKept = 20;

/** How long a deletion can be restored, in milliseconds: 30 days. */
export const restorableTime = 30 * 24 * 60 * 60 * 1000;

/** What a document held before an admin changed or deleted it. */
export const storedVersion = z.object({
  _id: documentId(),
  /** Path of the document, such as `courses/abc`, and the collection that it is in. */
  document: z.string(),
  collection: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** What replaced it, who did that (the account's id, and its email if it has one), and when. */
  action: z.enum(adminActions),
  by: z.string(),
  byEmail: z.optional(z.string()),
  at: timestamp(),
  /** Until when a deletion can be restored; absent once the document is there again. */
  restorableUntil: z.optional(timestamp()),
});

/** What a restored document holds, as its own endpoint answers it. */
export const restored = z.looseObject(stored);

export type StoredVersion = z.infer<typeof storedVersion>;
