import * as z from 'zod/mini';
import {
  create,
  created,
  read,
  readAsAdmin,
  readLong,
  remove,
  type Endpoint,
  write,
} from '../api/rows.ts';
import { postCategories } from '../fields/choices.ts';
import { basedOn } from '../fields/fields.ts';
import { post, postUpdate, storedPost } from './post.ts';

export const blogEndpoints = {
  listPosts: {
    ...read,
    path: '/api/blog',
    query: z.object({ category: z.optional(z.enum(['', ...postCategories], 'Unknown category')) }),
    data: z.array(storedPost),
    summary: 'Published posts, newest first',
  },
  listAllPosts: {
    ...readAsAdmin,
    capability: 'readContent',
    path: '/api/blog/admin/all',
    data: z.array(storedPost),
    summary: 'All posts, drafts included',
  },
  getPost: {
    ...readLong,
    path: '/api/blog/{id}',
    data: storedPost,
    summary: 'One post; a draft only for an admin',
  },
  createPost: {
    ...create,
    capability: 'editContent',
    path: '/api/blog',
    body: created(post),
    data: storedPost,
    summary: 'Add a post',
  },
  updatePost: {
    ...write,
    capability: 'editContent',
    method: 'PUT',
    path: '/api/blog/{id}',
    body: postUpdate,
    data: storedPost,
    summary: 'Replace a post',
  },
  deletePost: {
    ...remove,
    capability: 'editContent',
    path: '/api/blog/{id}',
    summary: 'Delete a post',
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
} as const satisfies Record<string, Endpoint>;
