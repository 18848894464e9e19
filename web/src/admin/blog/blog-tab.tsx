import {
  authorName,
  institute,
  messages,
  optionsOf,
  postCategories,
  postList,
  postStatusLabel,
  succeeded,
  teamAuthor,
  type ListSpec,
  type Post,
  type PostRow,
  type StoredPost,
} from '@institute/schema';
import { Globe, GlobeOff } from 'lucide-react';
import { useMemo } from 'react';
import { callApi } from '../../lib/api/api-client.ts';
import { useOwnFacts } from '../../lib/content/own-facts.ts';
import { notify } from '../../lib/notifications/notifications-store.ts';
import { notifyFailure } from '../../lib/notifications/notify-failure.ts';
import { CollectionTab } from '../list/collection-tab.tsx';
import type { Column } from '../list/list-row.tsx';
import { SecondLine } from '../list/second-line.tsx';
import { TamilMark } from '../list/tamil-mark.tsx';
import { StateDot } from '../list/state-dot.tsx';
import type { RowAction } from '../list/row-menu.tsx';
import { useListCount } from '../editor/form/list-heads.ts';
import { useKnownCount } from '../shell/known-counts.ts';
import { useTamilFilter } from '../list/use-tamil-filter.ts';
import { useRowPages } from '../list/use-rows.ts';
import { PublishButton } from './publish-button.tsx';
import { paths } from '../../config/paths.ts';
import type { Field } from '../editor/form/field.ts';
import { FollowTitle } from '../editor/form/follow-title.tsx';
import type { CollectionTask } from '../list/collection-editor.tsx';
import { useUploadToRow } from '../media/use-upload-to-row.tsx';
import { storedNow } from '../content/stored-now.ts';

const blank: Post = {
  slug: '',
  title: '',
  excerpt: '',
  content: '',
  author: teamAuthor,
  category: '',
  image: '',
  tags: [],
  published: false,
};

const fieldsOf = (categories: readonly string[]): Field<Post>[] => [
  { kind: 'text', name: 'title', label: 'Title', wide: true },
  { kind: 'text', name: 'slug', label: 'Slug', wide: true },
  { kind: 'long-text', name: 'excerpt', label: 'Excerpt', facts: 'institute' },
  { kind: 'rich-text', name: 'content', label: 'Content', section: 'Content' },
  {
    kind: 'select',
    name: 'category',
    label: 'Category',
    options: categories,
    section: 'Category and image',
  },
  { kind: 'text', name: 'author', label: 'Author' },
  { kind: 'tags', name: 'tags', label: 'Tags' },
  { kind: 'image', name: 'image', label: 'Image' },
];

const publishing = (label: string): Field<Post> => ({ kind: 'switch', name: 'published', label });

const taskOf = (categories: readonly string[]): CollectionTask<'posts'> => ({
  name: 'posts',
  listTitle: 'Blog',
  nameOf: ({ title }) => title,
  blank: { ...blank, category: categories[0] ?? '' },
  fields: [...fieldsOf(categories), publishing('Published')],
  newFields: [...fieldsOf(categories), publishing('Publish immediately')],
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
  failures: { create: messages.save.post, update: messages.save.post },
  called: 'Blog',
  newExtra: <FollowTitle />,
  publish: <PublishButton />,
  copied: () => ({ published: false }),
});

export const postTask = taskOf(postCategories);

const listOf = (categories: readonly string[]): ListSpec<PostRow> => ({
  ...postList,
  filters: postList.filters.map((filter) =>
    filter.isOpen ? { ...filter, options: optionsOf(categories) } : filter,
  ),
});

const dateOf = (iso: string) =>
  new Date(iso).toLocaleDateString(institute.locale, {
    dateStyle: 'medium',
    timeZone: institute.timeZone,
  });

const columnsOf = (spokenName: string): Column<PostRow>[] => [
  {
    label: 'Post',
    always: true,
    cell: ({ author, untranslated }) => (
      <SecondLine>
        {authorName(author, spokenName)}
        <TamilMark of={untranslated} />
      </SecondLine>
    ),
  },
  { label: 'Category', cell: ({ category }) => category },
  { label: 'First published', cell: ({ publishedAt }) => publishedAt && dateOf(publishedAt) },
  {
    label: 'Status',
    always: true,
    cell: (row) => (
      <StateDot kind={row.published ? 'good' : 'draft'}>{postStatusLabel(row)}</StateDot>
    ),
  },
];

/** What was changed since is refused, so a retry publishes or unpublishes once. */
const toggle = ({ _id: id, updatedAt }: PostRow) =>
  callApi('togglePostPublished', { id, body: { updatedAt } });

const failure = messages.save.status;

/** Publishes rows, or makes them drafts; says which were changed by others meanwhile. */
const publish = (published: boolean) => async (rows: readonly PostRow[]) => {
  const posts = rows.map(({ _id: id, updatedAt }) => ({ id, updatedAt }));
  const outcomes = await callApi('publishPosts', { body: { posts, published } });
  const found = outcomes.flatMap((outcome) => {
    const row = rows.find(({ _id }) => _id === outcome._id);
    return row ? [{ row, ...outcome }] : [];
  });
  return {
    done: found.flatMap(({ row, updatedAt }) =>
      updatedAt ? { ...row, published, updatedAt } : [],
    ),
    problems: found.flatMap(({ row, problem }) => (problem ? `“${row.title}”: ${problem}.` : [])),
  };
};

const many = [
  {
    label: 'Publish',
    done: 'published',
    applies: ({ published }: PostRow) => !published,
    run: publish(true),
    undo: publish(false),
    failure,
  },
  {
    label: 'Unpublish',
    done: 'unpublished',
    applies: ({ published }: PostRow) => published,
    run: publish(false),
    undo: publish(true),
    failure,
  },
];

async function toggleOne(row: PostRow) {
  try {
    await toggle(row);
    notify('success', succeeded('Blog', 'updated'));
  } catch (error) {
    notifyFailure(error, failure);
  }
}

const actionsOf = (row: PostRow, edits: boolean): RowAction[] =>
  edits
    ? [
        {
          label: row.published ? 'Unpublish' : 'Publish',
          icon: row.published ? GlobeOff : Globe,
          run: () => toggleOne(row),
        },
      ]
    : [];

const imageFile = { kind: 'image', field: 'image', label: 'Upload image' } as const;

/** The blog: create, edit, delete, publish and unpublish. */
export function BlogTab({ item }: { readonly item: string | undefined }) {
  const { postCategories: said, spokenName } = useOwnFacts();
  const [list, task] = useMemo(
    () => (said?.length ? [listOf(said), taskOf(said)] : [postList, postTask]),
    [said],
  );
  const columns = useMemo(() => columnsOf(spokenName), [spokenName]);
  const rows = useRowPages(['posts', 'drafts'], useTamilFilter(list), (query) =>
    callApi('listPostRows', { query }),
  );
  const cover = useUploadToRow(task, imageFile);
  useKnownCount('blog', useListCount('drafts'));
  return (
    <CollectionTab
      item={item}
      task={task}
      rows={rows}
      nameOf={({ title }) => title}
      noun={['post', 'posts']}
      failures={{
        list: messages.fetch.posts,
        item: messages.fetch.posts,
        delete: messages.delete.post,
      }}
      columns={columns}
      many={many}
      pictureOf={({ image, slug }) => ({ image, seed: slug })}
      actionsOf={(row, edits) => [
        ...actionsOf(row, edits),
        ...(edits ? cover.actionsOf(row._id) : []),
      ]}
    >
      {cover.uploading}
    </CollectionTab>
  );
}
