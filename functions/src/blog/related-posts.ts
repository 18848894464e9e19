import { pageSizes, slugOf, type ListPage, type Post, type PostSummary } from '@institute/schema';
import { lists, readAllEntries, readEntries, readPage } from '../content/summaries/read-lists.ts';

const relatedCount = 3;

/** The fields that make posts related. */
type PostMarks = Pick<PostSummary, 'slug' | 'category' | 'tags'>;

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

/** A page of the list of published posts, newest first. */
export const readPostPage = async (
  page: number,
  group?: Post['category'],
): Promise<ListPage<PostSummary>> =>
  readPage(await lists.posts(), { page, size: pageSizes.posts, group, newestFirst: true });

/** Posts to read next: among the latest ones, and the latest of the same category. */
export async function readRelatedPosts(post: PostMarks): Promise<PostSummary[]> {
  const { rows } = await lists.posts();
  const newest = rows.at(-1);
  const latest = newest ? (await readEntries(newest)).map(({ item }) => item).toReversed() : [];
  const { items } = await readPostPage(1, post.category);
  const known = new Set(latest.map(({ slug }) => slug));
  return relatedPosts(post, [...latest, ...items.filter(({ slug }) => !known.has(slug))]);
}

const ofAuthorLimit = 100;

/** The newest posts of an author, by the slug of the name (blog-10). */
export async function readAuthorPosts(slug: string): Promise<PostSummary[]> {
  const entries = await readAllEntries(await lists.posts());
  return entries
    .map(({ item }) => item)
    .filter(({ author }) => slugOf(author) === slug)
    .toReversed()
    .slice(0, ofAuthorLimit);
}
