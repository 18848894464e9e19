import * as z from 'zod/mini';
import { teamAuthor } from './team-author.ts';
import { postCategory } from './post-category.ts';
import { withInstituteFacts, withoutFacts, withPageFacts } from '../fields/facts.ts';
import {
  flag,
  link,
  list,
  offeredInTamil,
  requiredText,
  slug,
  storedInCollection,
  text,
  timestamp,
} from '../fields/fields.ts';

/** Maximum length of an excerpt in characters (dashboard-13). */
export const excerptMaxLength = 500;

/** A post of the blog (dashboard-13). */
export const post = z.object({
  /** The last part of the post's URL; generated from the title when absent. */
  slug: z.optional(slug()),
  title: requiredText('Title', 200).check(withoutFacts),
  excerpt: requiredText('Excerpt', excerptMaxLength).check(withInstituteFacts),
  /** HTML, sanitised on save. */
  content: requiredText('Content', 200_000).check(withPageFacts),
  author: z._default(
    z.pipe(
      text(200),
      z.transform((name) => name || teamAuthor),
    ),
    teamAuthor,
  ),
  category: postCategory,
  image: link(),
  tags: list(requiredText('Tag', 60).check(withoutFacts), 20),
  published: flag(false),
});

export const storedPost = z.extend(post, {
  ...storedInCollection,
  ...offeredInTamil,
  slug: slug(),
  author: requiredText('Author', 200),
  /** When it was first published; null for a post that never was. */
  publishedAt: z._default(z.nullable(timestamp()), null),
});

/** Only what a card in a list of posts shows: it is embedded in the HTML of every list. */
export const postSummary = z.pick(storedPost, {
  slug: true,
  title: true,
  excerpt: true,
  author: true,
  category: true,
  image: true,
  tags: true,
  createdAt: true,
  publishedAt: true,
});

export type Post = z.infer<typeof post>;
export type StoredPost = z.infer<typeof storedPost>;
export type PostSummary = z.infer<typeof postSummary>;
