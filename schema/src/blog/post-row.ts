import * as z from 'zod/mini';
import {
  byText,
  lastChangedFirst,
  newestFirst,
  optionsOf,
  type ListSpec,
} from '../content/arrange.ts';
import { postCategories } from '../fields/choices.ts';
import { postSummary, storedPost } from './post.ts';
import { untranslated } from '../translations/untranslated.ts';

/** A post in a list of the dashboard. */
export const postRow = z.extend(postSummary, {
  ...z.pick(storedPost, { _id: true, published: true, updatedAt: true }).shape,
  untranslated,
});

export type PostRow = z.infer<typeof postRow>;

/** Whether the site shows a post, in words. */
export const postStatusLabel = ({ published }: Pick<PostRow, 'published'>): string =>
  published ? 'Published' : 'Draft';

/** How the dashboard searches, filters and sorts posts. */
export const postList: ListSpec<PostRow> = {
  searchText: ({ title, excerpt, author, tags }) => [title, excerpt, author, ...tags].join(' '),
  filters: [
    {
      name: 'standing',
      label: 'Status',
      options: optionsOf(['Published', 'Draft']),
      matches: (row, value) => postStatusLabel(row) === value,
    },
    {
      name: 'category',
      label: 'Category',
      options: optionsOf(postCategories),
      isOpen: true,
      matches: ({ category }, value) => category === value,
    },
  ],
  sorts: [
    { name: 'newest', label: 'Newest', compare: newestFirst },
    { name: 'changed', label: 'Last changed', compare: lastChangedFirst },
    { name: 'title', label: 'Title', compare: byText(({ title }) => title) },
  ],
};
