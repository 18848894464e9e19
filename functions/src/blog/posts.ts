import {
  collections,
  slugOf,
  storedAuthor,
  storedPost,
  type Post,
  type StoredPost,
} from '@institute/schema';
import { plainKind } from '../content/plain-kind.ts';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { notFound } from '../platform/errors.ts';
import { cleanPost } from '../content/clean-post.ts';
import { readOwnFacts } from '../content/own-facts.ts';
import { redirectMoved } from '../content/moves.ts';
import type { ContentCollection } from '../content/content-collection.ts';
import { requireCurrent } from '../content/require-current.ts';
import { readList, type Part } from '../content/read-list.ts';
import { readPublishedPost } from '../content/read.ts';
import { isTaken, slugConflict, slugWithSuffix } from '../content/slugs.ts';
import { write } from '../content/write.ts';
import { signed } from './signed.ts';

const all = () => firestore().collection(collections.posts);

/** The slug chosen by the author, else the current one, else one made from the title. */
async function chooseSlug(
  { slug, title }: Post,
  id: string,
  current: DocumentData | undefined,
  transaction: Transaction,
): Promise<string> {
  const wanted = slug ?? current?.['slug'] ?? (slugOf(title) || 'post');
  if (!(await isTaken(transaction, collections.posts, wanted, id))) return wanted;
  if (slug) throw slugConflict();
  return slugWithSuffix(wanted);
}

/** When it was first published; unchanged if it goes back to being a draft. */
const publishedAt = (published: boolean, current: DocumentData | undefined): string | null =>
  current?.['publishedAt'] ?? (published ? new Date().toISOString() : null);

const pathOf = (slug: unknown): string => `/blog/${String(slug)}`;

/** A stored post as a draft, or published: then it wins over a redirect from its address. It reads and writes. */
export async function withPublished(
  transaction: Transaction,
  current: DocumentData,
  published: boolean,
): Promise<DocumentData> {
  if (published) await redirectMoved(transaction, undefined, pathOf(current['slug']));
  return { ...current, published, publishedAt: publishedAt(published, current) };
}

export const posts: ContentCollection<Post, StoredPost> = {
  ...plainKind('posts'),
  prepare: async (input, { id, current, transaction }) => {
    const slug = await chooseSlug(input, id, current, transaction);
    // Nobody knows the address of a draft that was never published.
    if (input.published || current?.['publishedAt'])
      await redirectMoved(transaction, current && pathOf(current['slug']), pathOf(slug));
    if (input.published) await redirectMoved(transaction, undefined, pathOf(slug));
    return {
      ...input,
      slug,
      author: storedAuthor(input.author, (await readOwnFacts()).spokenName),
      content: await cleanPost(input.content, 'content'),
      publishedAt: publishedAt(input.published, current),
    };
  },
};

/** Published posts, of one category if it is given, newest first, signed as visitors see them. */
export async function listPosts({
  query: { category, ...part },
}: {
  query: Part & { category?: string | undefined };
}) {
  const published = all().where('published', '==', true);
  const chosen = category ? published.where('category', '==', category) : published;
  const list = {
    schema: storedPost,
    collection: all(),
    query: chosen.orderBy('publishedAt', 'desc'),
    includes: (found: DocumentSnapshot) => found.get('published') === true,
  };
  const { data, next } = await readList(list, part);
  return { data: await signed(data), next };
}

/** Every post, drafts included, newest first. */
export const listAllPosts = ({ query: part }: { query: Part }) =>
  readList(
    { schema: storedPost, collection: all(), query: all().orderBy('createdAt', 'desc') },
    part,
  );

export async function requirePublished(id: string): Promise<StoredPost> {
  const found = await readPublishedPost(id);
  if (!found) throw notFound(posts.label);
  return found;
}

/** Publishes a draft, or turns a published post into a draft. */
export async function togglePublished(
  { id, body }: { id: string; body: { updatedAt?: string | undefined } },
  admin: Admin,
): Promise<StoredPost> {
  const saved = await write(
    all().doc(id),
    admin,
    async (current, transaction) => {
      if (!current) throw notFound(posts.label);
      requireCurrent(body.updatedAt, current, storedPost, id);
      return withPublished(transaction, current, current['published'] !== true);
    },
    { action: ({ published }) => (published ? 'publish' : 'unpublish') },
  );
  return storedPost.parse({ ...saved, _id: id });
}
