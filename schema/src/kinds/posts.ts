import { post, storedPost } from '../blog/post.ts';
import { postHelp } from '../blog/post-help.ts';
import type { ListedKind } from './kind.ts';

export const postsKind = {
  documents: 'many',
  label: 'Post',
  one: 'post',
  title: 'title',
  body: post,
  stored: storedPost,
  help: postHelp,
  changedBy: 'editContent',
  isChecked: true,
  isReleasable: true,
  address: '/blog/{slug}',
  describedBy: ['excerpt'],
  pictures: { image: 1200 },
  translated: { offered: ['title', 'content'], more: ['excerpt', 'tags'] },
  api: {
    path: '/api/blog',
    limit: 'default',
    reads: ['get'],
    cache: 'long',
    summaries: { get: 'One post; a draft only for an admin' },
  },
  searched: 'own',
  isInPalette: true,
  readers: { by: 'everybody', where: { field: 'published', is: [true] } },
  isShown: true,
  links: 'shown',
  people: { erasing: 'edited', subject: null },
  versions: { readBy: 'readContent', restoredBy: 'editContent' },
  tab: { name: 'blog', opens: 'item' },
} as const satisfies ListedKind<typeof post, typeof storedPost>;
