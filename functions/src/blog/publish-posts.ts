import { collections, type Endpoints, type PublishedPost } from '@institute/schema';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { requireCurrent } from '../content/require-current.ts';
import { writeTogether } from '../content/write.ts';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { posts, withPublished } from './posts.ts';

type Wanted = z.output<Endpoints['publishPosts']['body']>;

/** Posts of one transaction: the emulator of Firestore commits 4 MiB at most, and each post has a version. */
const atOnce = 2;

/** Why a post cannot be as wanted; a post that is so already was wanted twice. */
function problemOf(
  current: DocumentData | undefined,
  { id, updatedAt }: Wanted['posts'][number],
  published: boolean,
): ApiError | undefined {
  if (!current) return notFound(posts.label);
  if (current['published'] === published) return undefined;
  try {
    requireCurrent(updatedAt, current, posts.schema, id);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Publishes or unpublishes some posts, each that was not changed meanwhile, and tells of each. */
async function publishTogether(
  wanted: Wanted['posts'],
  published: boolean,
  admin: Admin,
): Promise<PublishedPost[]> {
  const problems = new Map<string, string>();
  const all = firestore().collection(collections.posts);
  const writes = wanted.map((post) => ({
    document: all.doc(post.id),
    change: async (current: DocumentData | undefined, transaction: Transaction) => {
      const problem = problemOf(current, post, published);
      if (problem) problems.set(post.id, problem.message);
      else problems.delete(post.id);
      return problem || !current ? current : withPublished(transaction, current, published);
    },
    action: () => (published ? ('publish' as const) : ('unpublish' as const)),
  }));
  const changes = await writeTogether(writes, admin);
  return changes.map(({ document: { id: _id }, after }) => {
    const problem = problems.get(_id);
    return problem === undefined
      ? { _id, updatedAt: String(after?.['updatedAt']) }
      : { _id, problem };
  });
}

/** Publishes or unpublishes many posts, and tells what became of each (blog-8). */
export async function publishPosts(
  { body: { posts: wanted, published } }: { body: Wanted },
  admin: Admin,
): Promise<PublishedPost[]> {
  const each = [...new Map(wanted.map((post) => [post.id, post])).values()];
  const done: PublishedPost[] = [];
  for (let first = 0; first < each.length; first += atOnce)
    done.push(...(await publishTogether(each.slice(first, first + atOnce), published, admin)));
  return done;
}
