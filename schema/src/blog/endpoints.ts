import * as z from 'zod/mini';
import {
  listOf,
  listQuery,
  read,
  readAsAdmin,
  smallBodyLimit,
  type Endpoint,
  write,
} from '../api/rows.ts';
import { basedOn, slug, text } from '../fields/fields.ts';
import { listPage, pageNumber } from '../content/list-page.ts';
import { rowPage, rowQuery } from '../content/rows.ts';
import { postRow } from './post-row.ts';
import { postsToPublish, publishedPost } from './publishing.ts';
import { postSummary, storedPost } from './post.ts';

export const blogEndpoints = {
  listPosts: {
    ...read,
    ...listOf(storedPost),
    path: '/api/blog',
    query: z.object({
      ...listQuery,
      category: z.optional(text(60)),
    }),
    summary: 'Published posts, newest first, in pages',
  },
  readPostPage: {
    ...read,
    path: '/api/pages/blog',
    query: z.object({
      page: pageNumber(),
      /** As in the address of the page. */
      category: z.optional(text(60)),
    }),
    data: listPage(postSummary),
    summary: 'A page of the list of posts on the site',
  },
  readAuthorPosts: {
    ...read,
    path: '/api/pages/authors',
    query: z.object({ slug: slug() }),
    data: z.array(postSummary),
    summary: 'The 100 newest posts of an author, by the slug of the name',
  },
  readRelatedPosts: {
    ...read,
    path: '/api/blog/{id}/related',
    data: z.array(postSummary),
    summary: 'Three posts to read after a post',
  },
  listAllPosts: {
    ...readAsAdmin,
    ...listOf(storedPost),
    capability: 'readContent',
    path: '/api/blog/admin/all',
    query: z.object(listQuery),
    summary: 'All posts, drafts included, newest first, in pages',
  },
  listPostRows: {
    ...readAsAdmin,
    capability: 'readContent',
    path: '/api/rows/posts',
    query: rowQuery,
    data: rowPage(postRow),
    summary: "A page of the dashboard's list of posts, drafts included",
  },
  togglePostPublished: {
    ...write,
    capability: 'editContent',
    method: 'PATCH',
    path: '/api/blog/{id}/publish',
    body: z.object(basedOn),
    data: storedPost,
    summary: 'Publish a draft, or make a published post a draft',
  },
  publishPosts: {
    ...write,
    capability: 'editContent',
    method: 'POST',
    path: '/api/blog/publish',
    body: postsToPublish,
    bodyLimit: smallBodyLimit,
    data: z.array(publishedPost),
    summary: 'Publish or unpublish up to 25 posts; returns the result for each',
  },
} as const satisfies Record<string, Endpoint>;
