import {
  collections,
  storedPlacement,
  type Placement,
  type StoredPlacement,
} from '@institute/schema';
import { notFound } from '../platform/errors.ts';
import type { Kind } from '../content/documents.ts';
import { readPlacement } from '../content/read.ts';

export const placements: Kind<Placement, StoredPlacement> = {
  label: 'Placement',
  collection: collections.placements,
  schema: storedPlacement,
  hasSlugs: false,
  prepare: async (input) => input,
};

export async function getPlacement({ id }: { id: string }): Promise<StoredPlacement> {
  const found = await readPlacement(id);
  if (!found) throw notFound(placements.label);
  return found;
}
