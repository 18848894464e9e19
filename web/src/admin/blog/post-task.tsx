import {
  collections,
  defaultAuthor,
  messages,
  post,
  postHelp,
  postCategories,
  storedPost,
  succeeded,
  type Post,
  type StoredPost,
} from '@institute/schema';
import { paths } from '../../config/paths.ts';
import { callApi } from '../../lib/api/api-client.ts';
import type { Field } from '../editor/form/field.ts';
import { FollowTitle } from '../editor/form/follow-title.tsx';
import type { CollectionTask } from '../list/collection-editor.tsx';
import { storedNow } from '../content/stored-now.ts';

const blank: Post = {
  slug: '',
  title: '',
  excerpt: '',
  content: '',
  author: defaultAuthor,
  category: 'Technology',
  image: '',
  tags: [],
  published: false,
};

const fields: Field<Post>[] = [
  { kind: 'text', name: 'title', label: 'Title', wide: true },
  { kind: 'text', name: 'slug', label: 'Slug', wide: true },
  { kind: 'long-text', name: 'excerpt', label: 'Excerpt' },
  { kind: 'rich-text', name: 'content', label: 'Content' },
  { kind: 'select', name: 'category', label: 'Category', options: postCategories },
  { kind: 'text', name: 'author', label: 'Author' },
  { kind: 'tags', name: 'tags', label: 'Tags' },
  { kind: 'image', name: 'image', label: 'Image' },
];

const publishing = (label: string): Field<Post> => ({ kind: 'switch', name: 'published', label });

export const postTask: CollectionTask<Post, StoredPost> = {
  tab: 'blog',
  collection: collections.posts,
  listTitle: 'Blog',
  newTitle: 'New post',
  nameOf: ({ title }) => title,
  kind: { schema: post, help: postHelp, storedSchema: storedPost, blank },
  fields: [...fields, publishing('Published')],
  newFields: [...fields, publishing('Publish immediately')],
  preview: {
    part: 'Page',
    path: ({ slug }) => paths.post(slug || 'new'),
    fill: (client, queries, values, stored) => {
      const slug = values.slug || 'new';
      const shown: StoredPost = {
        _id: 'preview',
        ...storedNow,
        ...values,
        // The preview shows a draft as if published now.
        publishedAt: stored?.publishedAt ?? new Date().toISOString(),
        slug,
      };
      client.setQueryData(queries.post(slug).queryKey, shown);
      client.setQueryData(queries.relatedPosts(shown).queryKey, []);
    },
  },
  create: (values, id) => callApi('createPost', { body: { ...values, id } }),
  update: (id, values, updatedAt) => callApi('updatePost', { id, body: { ...values, updatedAt } }),
  failures: { create: messages.save.post, update: messages.save.post },
  successes: { created: succeeded('Blog', 'created'), updated: succeeded('Blog', 'updated') },
  newExtra: <FollowTitle />,
  copied: { published: false },
};
