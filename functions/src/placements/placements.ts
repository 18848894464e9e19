import {
  collections,
  pageSizes,
  storedPlacement,
  type ListPage,
  type Placement,
  type StoredPlacement,
} from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import { notFound } from '../platform/errors.ts';
import type { Kind } from '../content/documents.ts';
import { readList, type Part } from '../content/read-list.ts';
import { readPlacement } from '../content/read.ts';
import { lists, readPage } from '../content/summaries/read-summaries.ts';

export const placements: Kind<Placement, StoredPlacement> = {
  label: 'Placement',
  collection: collections.placements,
  schema: storedPlacement,
  hasSlugs: false,
  prepare: async (input) => input,
};

const all = () => firestore().collection(collections.placements);

/** Placements, newest first. */
export const listPlacements = ({ query: part }: { query: Part }) =>
  readList(
    { schema: storedPlacement, collection: all(), query: all().orderBy('createdAt', 'desc') },
    part,
  );

/** A page of the list of placements, newest first. */
export const readPlacementPage = async (page: number): Promise<ListPage<StoredPlacement>> =>
  readPage(await lists.placements(), { page, size: pageSizes.placements, newestFirst: true });

export async function getPlacement({ id }: { id: string }): Promise<StoredPlacement> {
  const found = await readPlacement(id);
  if (!found) throw notFound(placements.label);
  return found;
}
