import {
  kinds,
  storedSchemas,
  type FormOf,
  type ListedName,
  type StoredOf,
  type Where,
} from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';
import { notFound } from '../platform/errors.ts';
import type { ContentCollection } from './content-collection.ts';
import { offerLimit, parseDocument, readAll } from './read.ts';

/** A kind with a collection as its record has it: what fits its form is stored as it is. */
export const plainKind = <Name extends ListedName>(
  name: Name,
): ContentCollection<FormOf<Name> & object, StoredOf<Name>> => ({
  label: kinds[name].label,
  collection: name,
  schema: storedSchemas[name],
  prepare: async (input) => input,
});

/** Which documents of a kind visitors get; undefined for all. */
const shownOf = (name: ListedName): Where | undefined => {
  const { readers } = kinds[name];
  return 'where' in readers ? readers.where : undefined;
};

/** Whether visitors get a document of a kind. */
export function isShown<Name extends ListedName>(name: Name, item: StoredOf<Name>): boolean {
  const where = shownOf(name);
  const said = where && (item as Record<string, unknown>)[where.field];
  return !where || where.is.some((value) => value === said);
}

/** A document as visitors get it: without what is for staff. */
export function forVisitors<Name extends ListedName>(
  name: Name,
  item: StoredOf<Name>,
): StoredOf<Name> {
  const { readers } = kinds[name];
  const hidden: readonly string[] = 'hidden' in readers ? readers.hidden : [];
  const told = Object.entries(item).filter(([field]) => !hidden.includes(field));
  return Object.fromEntries(told) as StoredOf<Name>;
}

/** The documents of a kind that visitors get, or all of one that only staff read, oldest first. */
export async function listPlain<Name extends ListedName>(name: Name): Promise<StoredOf<Name>[]> {
  const all = firestore().collection(name);
  const where = shownOf(name);
  const shown = where ? all.where(where.field, 'in', where.is) : all;
  const found = await readAll(storedSchemas[name], shown.orderBy('createdAt').limit(offerLimit));
  return found.map((item) => forVisitors(name, item));
}

/** One document; what visitors do not get is found only for an admin. */
export async function getPlain<Name extends ListedName>(
  name: Name,
  id: string,
  admin: Admin | undefined,
): Promise<StoredOf<Name>> {
  const found = await firestore().collection(name).doc(id).get();
  const item = parseDocument(storedSchemas[name], found);
  if (!item || !(admin || isShown(name, item))) throw notFound(kinds[name].label);
  return admin ? item : forVisitors(name, item);
}
