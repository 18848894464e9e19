import { categoryParameter, pageSizes, type ListPage, type PostSummary } from '@institute/schema';
import {
  groupsOf,
  lists,
  readAllEntries,
  readEntries,
  readEntryPage,
} from '../content/summaries/read-lists.ts';
import { sayCards, sayEnglish } from '../content/translations/say.ts';
import { authorSlugs } from './author-slugs.ts';
import { signed } from './signed.ts';

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

/** A page of the list of published posts, newest first; of a category as the address has it. */
export async function readPostPage(
  page: number,
  category?: string,
  say = sayEnglish,
): Promise<ListPage<PostSummary>> {
  const list = await lists.posts();
  const group = category
    ? (groupsOf(list).find((each) => categoryParameter(each) === category) ?? category)
    : undefined;
  const wanted = { page, size: pageSizes.posts, group, newestFirst: true };
  const found = await readEntryPage(list, wanted);
  return { ...found, items: await signed(await sayCards(say, 'posts', found.items)) };
}

/** Posts to read next: among the latest ones, and the latest of the same category. */
export async function readRelatedPosts(post: PostMarks, say = sayEnglish): Promise<PostSummary[]> {
  const list = await lists.posts();
  const newest = list.rows.at(-1);
  const latest = newest ? (await readEntries(newest)).toReversed() : [];
  const wanted = { page: 1, size: pageSizes.posts, group: post.category, newestFirst: true };
  const { items } = await readEntryPage(list, wanted);
  const known = new Map([...latest, ...items].map((entry) => [entry.item.slug, entry]));
  const found = relatedPosts(
    // In English, as the others are here.
    known.get(post.slug)?.item ?? post,
    [...known.values()].map(({ item }) => item),
  );
  const entries = found.flatMap(({ slug }) => known.get(slug) ?? []);
  return signed(await sayCards(say, 'posts', entries));
}

const ofAuthorLimit = 100;

/** The newest posts of an author, by the slug of the name (blog-10). */
export async function readAuthorPosts(slug: string, say = sayEnglish): Promise<PostSummary[]> {
  const entries = await readAllEntries(await lists.posts());
  const theirs = entries.filter(({ item }) => authorSlugs(item.author).includes(slug));
  return signed(await sayCards(say, 'posts', theirs.toReversed().slice(0, ofAuthorLimit)));
}
