import type { PostSummary } from '@institute/schema';

const relatedCount = 3;

/** The fields that make posts related. */
export type PostMarks = Pick<PostSummary, 'slug' | 'category' | 'tags'>;

/**
 * Three other posts to read next, first those of the same category or with a common tag. Otherwise
 * `posts` keep their order, newest first.
 */
export function relatedPosts(post: PostMarks, posts: readonly PostSummary[]): PostSummary[] {
  const tags = new Set(post.tags.map((tag) => tag.toLowerCase()));
  const isNear = (other: PostSummary) =>
    other.category === post.category || other.tags.some((tag) => tags.has(tag.toLowerCase()));
  const others = posts.filter(({ slug }) => slug !== post.slug);
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(
    0,
    relatedCount,
  );
}
