import {
  collections,
  courseCardFields,
  categoryOf,
  courseSortKey,
  courseSummary,
  postSummary,
  storedPlacement,
  type CourseSummary,
  type PostSummary,
  type StoredPlacement,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';

/** What lists show, by kind. */
export interface Items {
  courses: CourseSummary;
  placements: StoredPlacement;
  posts: PostSummary;
}

export type Kind = keyof Items;

/** A document in a list. */
export interface Entry<Item = unknown> {
  readonly id: string;
  /** What the list is sorted by, from the oldest: a moment, and the id among equal ones. */
  readonly key: string;
  /** The category that a filter chooses. */
  readonly group: string;
  readonly updatedAt: string;
  readonly item: Item;
}

interface Rules<Item> {
  readonly schema: z.ZodMiniType<Item>;
  /** The fields that an entry is made of. */
  readonly fields: readonly string[];
  readonly isListed: (data: DocumentData) => boolean;
  /** Sorts its entries, from the oldest. */
  readonly sortKey: (data: DocumentData) => string;
  readonly groupOf: (item: Item) => string;
}

const rules: { [Name in Kind]: Rules<Items[Name]> } = {
  courses: {
    schema: courseSummary,
    fields: [...Object.keys(courseCardFields.shape), 'order'],
    isListed: () => true,
    sortKey: ({ order, createdAt }) => courseSortKey({ order, createdAt: createdAt ?? '' }),
    groupOf: categoryOf,
  },
  placements: {
    schema: storedPlacement,
    fields: Object.keys(storedPlacement.shape),
    isListed: () => true,
    sortKey: ({ createdAt }) => createdAt ?? '',
    groupOf: ({ consent }) => consent ?? 'all',
  },
  posts: {
    schema: postSummary,
    fields: [...Object.keys(postSummary.shape), 'published'],
    isListed: ({ published }) => published === true,
    sortKey: ({ publishedAt }) => publishedAt ?? '',
    groupOf: ({ category }) => category,
  },
};

export const kinds = [
  collections.courses,
  collections.placements,
  collections.posts,
] as const satisfies Kind[];

export const isKind = (collection: string): collection is Kind =>
  kinds.some((kind) => kind === collection);

/** The fields of documents that their entries are made of. */
export const fieldsOf = (kind: Kind): string[] => [
  ...new Set([...rules[kind].fields, 'createdAt', 'updatedAt']),
];

/** The entry of a document; undefined if it is absent, invalid, or a draft. */
export function entryOf<Name extends Kind>(
  kind: Name,
  id: string,
  data: DocumentData | undefined,
): Entry<Items[Name]> | undefined {
  const { schema, isListed, sortKey, groupOf } = rules[kind];
  if (!data || !isListed(data)) return undefined;
  const item = schema.safeParse({ ...data, _id: id }).data;
  if (item === undefined) return undefined;
  return {
    id,
    key: `${sortKey(data)} ${id}`,
    group: groupOf(item),
    updatedAt: String(data['updatedAt']),
    item,
  };
}
