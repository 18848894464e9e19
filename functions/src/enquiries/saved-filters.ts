import { collections, savedFilters, type SavedFilters } from '@institute/schema';
import { firestore } from '../platform/admin.ts';
import type { Admin } from '../platform/caller/account.ts';

/** The filters that each account keeps. No rule gives access to them. */
const kept = (uid: string) => firestore().collection(collections.savedFilters).doc(uid);

/** The caller's saved filters. */
export async function readSavedFilters(_input: object, { uid }: Admin): Promise<SavedFilters> {
  const { data } = savedFilters.safeParse((await kept(uid).get()).data());
  return data ?? { filters: [] };
}

/** Replaces the caller's saved filters. */
export async function saveFilters(
  { body }: { body: SavedFilters },
  { uid }: Admin,
): Promise<SavedFilters> {
  await kept(uid).set(body);
  return body;
}
