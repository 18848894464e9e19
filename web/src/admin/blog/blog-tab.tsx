import { messages, postCategories, succeeded, type StoredPost } from '@institute/schema';
import Chip from '@mui/material/Chip';
import { Globe, GlobeOff } from 'lucide-react';
import { callApi } from '../../lib/api/api-client.ts';
import { livePosts } from '../../lib/firebase/live/live-content.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { byText, lastChangedFirst, newestFirst, type ListSpec } from '../parts/list/arrange.ts';
import { CollectionTab } from '../parts/list/collection-tab.tsx';
import type { Column } from '../parts/list/list-row.tsx';
import type { RowAction } from '../parts/list/row-menu.tsx';
import { postTask } from './post-task.tsx';

const standing = ({ published }: StoredPost) => (published ? 'Published' : 'Draft');

const spec: ListSpec<StoredPost> = {
  searchText: ({ title, excerpt, author, tags }) => [title, excerpt, author, ...tags].join(' '),
  filters: [
    {
      name: 'standing',
      label: 'Status',
      options: ['Published', 'Draft'].map((value) => ({ value, label: value })),
      matches: (row, value) => standing(row) === value,
    },
    {
      name: 'category',
      label: 'Category',
      options: postCategories.map((value) => ({ value, label: value })),
      matches: ({ category }, value) => category === value,
    },
  ],
  sorts: [
    { name: 'newest', label: 'Newest', compare: newestFirst },
    { name: 'changed', label: 'Last changed', compare: lastChangedFirst },
    { name: 'title', label: 'Title', compare: byText(({ title }) => title) },
  ],
};

const dateOf = (iso: string) =>
  new Date(iso).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

const columns: Column<StoredPost>[] = [
  { label: 'Post', always: true, cell: () => null },
  {
    label: 'Status',
    always: true,
    cell: (row) => (
      <Chip
        size="small"
        variant={row.published ? 'filled' : 'outlined'}
        color={row.published ? 'success' : 'default'}
        label={standing(row)}
      />
    ),
  },
  { label: 'Category', cell: ({ category }) => category },
  { label: 'First published', cell: ({ publishedAt }) => publishedAt && dateOf(publishedAt) },
];

/** What was changed since is refused, so a retry publishes or unpublishes once. */
const toggle = ({ _id: id, updatedAt }: StoredPost) =>
  callApi('togglePostPublished', { id, body: { updatedAt } });

const failure = messages.save.status;

const many = [
  {
    label: 'Publish',
    done: 'published',
    applies: ({ published }: StoredPost) => !published,
    run: toggle,
    failure,
  },
  {
    label: 'Unpublish',
    done: 'unpublished',
    applies: ({ published }: StoredPost) => published,
    run: toggle,
    failure,
  },
];

async function toggleOne(row: StoredPost) {
  try {
    await toggle(row);
    notify('success', succeeded('Blog', 'updated'));
  } catch (error) {
    notifyFailure(error, failure);
  }
}

const actionsOf = (row: StoredPost, edits: boolean): RowAction[] =>
  edits
    ? [
        {
          label: row.published ? 'Unpublish' : 'Publish',
          icon: row.published ? GlobeOff : Globe,
          run: () => toggleOne(row),
        },
      ]
    : [];

const deletion = {
  noun: 'post',
  remove: (id: string) => callApi('deletePost', { id }),
  success: succeeded('Blog', 'deleted'),
  failure: messages.delete.post,
};

/** The blog: create, edit, delete, publish and unpublish. */
export const BlogTab = ({ item }: { readonly item: string | undefined }) => (
  <CollectionTab
    item={item}
    task={postTask}
    source={livePosts}
    noun={['post', 'posts']}
    failures={{ list: messages.fetch.posts, item: messages.fetch.posts }}
    spec={spec}
    columns={columns}
    deletion={deletion}
    many={many}
    waits={({ published }) => !published}
    pictureOf={({ image, slug }) => ({ image, seed: slug })}
    actionsOf={actionsOf}
  />
);
