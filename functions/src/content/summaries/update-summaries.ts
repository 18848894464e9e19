import { isDeepStrictEqual } from 'node:util';
import { collections } from '@institute/schema';
import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { markChanged, type ChangedDocument } from '../changes.ts';
import { collectionOf, entryOf, fieldsOf, listNames, type Entry, type ListName } from './kinds.ts';
import { rebuildOffer, updateOffer } from './offer.ts';
import {
  changeShards,
  firstItems,
  makeShards,
  type EntryChange,
  type ListIndex,
  type Shard,
} from './shards.ts';

const summaries = (db: Firestore) => db.collection(collections.summaries);

/** The documents of a list, with the fields that it needs. */
export const documentsOf = (db: Firestore, list: ListName): Query =>
  db.collection(collectionOf(list)).select(...fieldsOf(list));

/** A list as its documents are. */
export const shardsOf = (list: ListName, docs: readonly DocumentSnapshot[]): Shard[] =>
  makeShards(
    list,
    docs.flatMap((found) => entryOf(list, found.id, found.data()) ?? []),
  );

const reader =
  (transaction: Transaction, db: Firestore) =>
  async ({ id, entries }: Shard): Promise<readonly Entry[]> =>
    entries ?? (await transaction.get(summaries(db).doc(id))).get('entries') ?? [];

async function storeIndex(
  transaction: Transaction,
  db: Firestore,
  list: ListName,
  shards: readonly Shard[],
  before?: ListIndex,
): Promise<void> {
  const first = await firstItems(shards, reader(transaction, db), before);
  const rows = shards.map(({ entries: _entries, ...row }) => row);
  transaction.set(summaries(db).doc(list), { rows, first });
}

async function updateList(
  transaction: Transaction,
  db: Firestore,
  list: ListName,
  changes: readonly EntryChange[],
): Promise<void> {
  const index = (await transaction.get(summaries(db).doc(list))).data() as ListIndex | undefined;
  const before = index?.rows ?? shardsOf(list, (await transaction.get(documentsOf(db, list))).docs);
  const after = await changeShards(list, before, changes, reader(transaction, db));
  const ids = new Set(after.map(({ id }) => id));
  for (const { id } of before) if (!ids.has(id)) transaction.delete(summaries(db).doc(id));
  for (const { id, version, entries } of after)
    if (entries) transaction.set(summaries(db).doc(id), { version, entries });
  await storeIndex(transaction, db, list, after, index);
}

/** Changes the lists and the offer with their documents, and tells other instances. It reads and writes. */
export async function updateSummaries(
  transaction: Transaction,
  changes: readonly ChangedDocument[],
): Promise<void> {
  const db = changes[0]?.document.firestore;
  if (!db) return;
  for (const list of listNames) {
    const entryChanges = changes
      .filter(({ document }) => document.parent.id === collectionOf(list))
      .map(({ document: { id }, before, after }) => ({
        before: entryOf(list, id, before),
        after: entryOf(list, id, after),
      }))
      .filter(({ before, after }) => !isDeepStrictEqual(before, after));
    if (entryChanges.length > 0) await updateList(transaction, db, list, entryChanges);
  }
  await updateOffer(transaction, db, changes);
  markChanged(
    transaction,
    changes.map(({ document }) => document),
  );
}

/** Removes the shards that are not in the index of a list: those of the one before. */
const removeOldShards = (db: Firestore, list: ListName): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const id = FieldPath.documentId();
    const shards = summaries(db).where(id, '>=', `${list}-`).where(id, '<', `${list}.`);
    const { docs } = await transaction.get(shards.select());
    const index = (await transaction.get(summaries(db).doc(list))).data() as ListIndex;
    const ids = new Set(index.rows.map((row) => row.id));
    for (const { ref } of docs) if (!ids.has(ref.id)) transaction.delete(ref);
  });

/**
 * Makes a list anew; returns of how many documents. Its shards are new documents, which nobody reads before
 * the index names them, and are written one by one: together they may be more than a commit takes.
 */
async function rebuildList(db: Firestore, list: ListName): Promise<number> {
  const count = await db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(documentsOf(db, list));
    const shards = shardsOf(list, docs);
    for (const { id, version, entries } of shards)
      await summaries(db).doc(id).set({ version, entries });
    await storeIndex(transaction, db, list, shards);
    return docs.length;
  });
  await removeOldShards(db, list);
  return count;
}

/** Makes all summaries anew; returns of how many documents. */
export async function rebuildSummaries(db: Firestore): Promise<number> {
  let count = 0;
  for (const list of listNames) {
    const found = await rebuildList(db, list);
    // Drafts are posts, which are counted once.
    if (collectionOf(list) === list) count += found;
  }
  await rebuildOffer(db);
  return count;
}
