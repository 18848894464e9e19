import * as z from 'zod/mini';
import { rowsPerPage } from '../content/arrange.ts';
import { basedOn, documentId, timestamp } from '../fields/fields.ts';

/** The body of `POST /api/blog/publish`: a page of a list at most. */
export const postsToPublish = z.object({
  posts: z
    .array(z.object({ id: documentId(), ...basedOn }))
    .check(
      z.minLength(1, 'Choose a post'),
      z.maxLength(rowsPerPage, `Choose at most ${rowsPerPage}`),
    ),
  /** Whether the site shows them afterwards. */
  published: z.boolean('Choose on or off'),
});

/** What became of one of them. */
export const publishedPost = z.object({
  _id: documentId(),
  /** Its version, if it is as wanted. */
  updatedAt: z.optional(timestamp()),
  /** Why it is not, if so. */
  problem: z.optional(z.string()),
});

export type PublishedPost = z.infer<typeof publishedPost>;
