import {
  collections,
  courseCardFields,
  categoryOf,
  courseSortKey,
  toCourseSummary,
  postSummary,
  storedPlacement,
  tamilCard,
  translation,
  type CourseSummary,
  type PostSummary,
  type StoredPlacement,
  type TamilCard,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { tamilState } from '../translations/tamil-states.ts';

/** What lists show, by kind. */
export interface Items {
  courses: CourseSummary;
  placements: StoredPlacement;
  posts: PostSummary;
  /** Posts that are not published: only the dashboard lists them. */
  drafts: PostSummary;
  /** What lists and every page need of translations. */
  translations: TamilCard;
}

export type ListName = keyof Items;

/** A document in a list. */
export interface Entry<Item = unknown> {
  readonly id: string;
  /** What the list is sorted by, from the oldest: a moment, and the id among equal ones. */
  readonly key: string;
  /** The category that a filter chooses. */
  readonly group: string;
  readonly updatedAt: string;
  readonly item: Item;
  /** What only the dashboard's list shows. */
  readonly besides?: DocumentData;
}

interface Rules<Item> {
  readonly collection: string;
  readonly schema: z.ZodMiniType<Item>;
  /** The fields that an entry is made of. */
  readonly fields: readonly string[];
  readonly isListed: (data: DocumentData) => boolean;
  /** Sorts its entries, from the oldest. */
  readonly sortKey: (data: DocumentData) => string;
  readonly groupOf: (item: Item) => string;
  /** The fields that only the dashboard's list shows. */
  readonly besides?: readonly string[];
}

const ofPosts = {
  collection: collections.posts,
  schema: postSummary,
  fields: [...Object.keys(postSummary.shape), 'published'],
  besides: tamilState,
  groupOf: ({ category }: PostSummary) => category,
} as const;

const rules: { [Name in ListName]: Rules<Items[Name]> } = {
  courses: {
    collection: collections.courses,
    schema: toCourseSummary,
    fields: Object.keys(courseCardFields.shape),
    besides: ['instructor', 'price', 'syllabus', 'order', 'createdAt', ...tamilState],
    isListed: () => true,
    sortKey: ({ order, createdAt }) => courseSortKey({ order, createdAt: createdAt ?? '' }),
    groupOf: categoryOf,
  },
  placements: {
    collection: collections.placements,
    schema: storedPlacement,
    fields: Object.keys(storedPlacement.shape),
    isListed: () => true,
    sortKey: ({ createdAt }) => createdAt ?? '',
    groupOf: ({ consent }) => consent ?? 'all',
  },
  posts: {
    ...ofPosts,
    isListed: ({ published }) => published === true,
    sortKey: ({ publishedAt }) => publishedAt ?? '',
  },
  translations: {
    collection: collections.translations,
    schema: tamilCard,
    fields: Object.keys(translation.shape),
    isListed: () => true,
    // By their ids, by which they are found.
    sortKey: () => '',
    groupOf: ({ kind }) => kind,
  },
  drafts: {
    ...ofPosts,
    isListed: ({ published }) => published !== true,
    sortKey: ({ createdAt }) => createdAt ?? '',
  },
};

export const listNames = Object.keys(rules) as ListName[];

export const collectionOf = (list: ListName): string => rules[list].collection;

/** The fields of documents that their entries are made of. */
export const fieldsOf = (list: ListName): string[] => [
  ...new Set([...rules[list].fields, ...(rules[list].besides ?? []), 'createdAt', 'updatedAt']),
];

const pick = (data: DocumentData, names: readonly string[]): DocumentData =>
  Object.fromEntries(names.flatMap((name) => (name in data ? [[name, data[name]]] : [])));

/** The entry of a document; undefined if it is absent, invalid, or not in this list. */
export function entryOf<Name extends ListName>(
  list: Name,
  id: string,
  data: DocumentData | undefined,
): Entry<Items[Name]> | undefined {
  const { schema, isListed, sortKey, groupOf, besides } = rules[list];
  if (!data || !isListed(data)) return undefined;
  const item = schema.safeParse({ ...data, _id: id }).data;
  if (item === undefined) return undefined;
  return {
    id,
    key: `${sortKey(data)} ${id}`,
    group: groupOf(item),
    updatedAt: String(data['updatedAt']),
    item,
    ...(besides && { besides: pick(data, besides) }),
  };
}
