import * as z from 'zod/mini';
import { clientId, documentId, givenText, timestamp } from '../fields/fields.ts';

/** What the staff add to a timeline; `change` is added by the site. */
export const timelineKinds = ['note', 'call', 'whatsapp', 'email'] as const;

/** The body of `POST /api/enquiries/{id}/timeline`. `id` makes a retry add one entry. */
export const timelineEntry = z
  .object({
    id: z.optional(clientId()),
    kind: z.enum(timelineKinds, 'Choose the type of entry'),
    text: z._default(givenText(5000), ''),
  })
  .check(
    z.refine(({ kind, text }) => kind !== 'note' || text !== '', {
      message: 'Write the note',
      path: ['text'],
    }),
  );

export const storedTimelineEntry = z.object({
  _id: documentId(),
  /** Id of the enquiry. */
  enquiry: documentId(),
  /** What the staff added, what came of a call, or what the site noted. */
  kind: z.enum([...timelineKinds, 'outcome', 'change']),
  text: z.string(),
  at: timestamp(),
  /** The account, and its name; empty for what the site did by itself. */
  by: z.string(),
  byName: z.string(),
});

export type TimelineEntry = z.infer<typeof timelineEntry>;
export type StoredTimelineEntry = z.infer<typeof storedTimelineEntry>;
