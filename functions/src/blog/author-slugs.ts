import { authorName, authorSlug, institute, slugOf } from '@institute/schema';

/** What earlier releases made of a name: letters such as ł, which are no letter with a mark, were left out. */
const slugBefore = (name: string): string =>
  slugOf(name.normalize('NFKD').replace(/[^\0-\u007F\p{M}]/gu, '-'));

/** The ends of the addresses of an author's posts: the one of today, and those of earlier releases. */
export const authorSlugs = (author: string): readonly string[] => [
  authorSlug(author),
  // They led to the team by the name that the build has.
  slugOf(authorName(author, institute.spokenName)),
  slugBefore(author),
];
