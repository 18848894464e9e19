import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ports.ts';
import type { QueryShape } from './noted-queries.ts';

interface Index {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly {
    readonly fieldPath: string;
    readonly order?: string;
    readonly arrayConfig?: string;
  }[];
}

interface Override {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly { readonly order?: string; readonly arrayConfig?: string }[];
}

const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(join(root, 'firestore.indexes.json'), 'utf8'),
) as { indexes: Index[]; fieldOverrides: Override[] };

/** Whether a field has its own index, as all have that no override is about. */
const isIndexed = (collection: string, path: string, as: string): boolean => {
  const override = fieldOverrides.find(
    ({ collectionGroup, fieldPath }) => collectionGroup === collection && fieldPath === path,
  );
  return (
    !override || override.indexes.some(({ order, arrayConfig }) => (order ?? arrayConfig) === as)
  );
};

/**
 * Whether Firestore can answer the query. Each field that is compared for equality, and each array,
 * needs an index that goes on in the whole order of the query; one may have several of the fields.
 * Without an order, or for a single field, the indexes are those that every field has.
 */
export function isAnswered({
  collection,
  everywhere,
  equal,
  contains,
  ordered,
}: QueryShape): boolean {
  const compared = [
    ...equal.map((path) => `${path} ASCENDING`),
    ...contains.map((path) => `${path} CONTAINS`),
  ];
  const all = [...compared, ...ordered];
  if (everywhere) return all.length === 0;
  if (ordered.length === 0 || all.length === 1)
    return all.every((one) => {
      const [path = '', as = ''] = one.split(' ');
      return path === '__name__' || isIndexed(collection, path, as);
    });
  const usable = indexes
    .filter((index) => index.collectionGroup === collection && index.queryScope === 'COLLECTION')
    .map(({ fields }) =>
      fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`),
    )
    .filter((fields) => fields.slice(-ordered.length).join() === ordered.join())
    .map((fields) => fields.slice(0, -ordered.length))
    .filter((fields) => fields.every((field) => compared.includes(field)));
  return compared.length === 0
    ? usable.length > 0
    : compared.every((field) => usable.some((fields) => fields.includes(field)));
}
