import type { PostSummary } from '@institute/schema';

const relatedCount = 3;

/** What makes posts related. */
export type PostMarks = Pick<PostSummary, 'slug' | 'category' | 'tags'>;

/**
 * What to read after a post: three others, those of its category or with one of its tags first.
 * Within both groups `posts` keep their order, newest first.
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
