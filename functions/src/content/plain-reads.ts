import {
  kinds,
  storedSchemas,
  type ListedName,
  type StoredOf,
  type Where,
} from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/authenticate.ts';
import { notFound } from '../platform/errors.ts';
import { offerLimit, parseDocument, readAll } from './read.ts';

/** Which documents of a kind visitors get; undefined for all. */
const shownOf = (name: ListedName): Where | undefined => {
  const { readers } = kinds[name];
  return 'where' in readers ? readers.where : undefined;
};

/** The documents of a kind that visitors get, or all of one that only staff read, oldest first. */
export function listPlain<Name extends ListedName>(name: Name): Promise<StoredOf<Name>[]> {
  const all = firestore().collection(name);
  const where = shownOf(name);
  const shown = where ? all.where(where.field, 'in', where.is) : all;
  return readAll(storedSchemas[name], shown.orderBy('createdAt').limit(offerLimit));
}

/** One document; what visitors do not get is found only for an admin. */
export async function getPlain<Name extends ListedName>(
  name: Name,
  id: string,
  admin: Admin | undefined,
): Promise<StoredOf<Name>> {
  const found = await firestore().collection(name).doc(id).get();
  const item = parseDocument(storedSchemas[name], found);
  const where = shownOf(name);
  const said = where && (item as Record<string, unknown> | undefined)?.[where.field];
  const isShown = admin || !where || where.is.some((value) => value === said);
  if (!item || !isShown) throw notFound(kinds[name].label);
  return item;
}
