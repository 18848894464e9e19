import { isDeepStrictEqual } from 'node:util';
import { collections } from '@institute/schema';
import {
  FieldPath,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { markChanged } from '../changes.ts';
import { collectionOf, entryOf, fieldsOf, kinds, kindsOf, type Entry, type Kind } from './kinds.ts';
import { keepOffer, rebuildOffer } from './offer.ts';
import { Shelf, type Head } from './shelf.ts';

const summaries = (db: Firestore) => db.collection(collections.summaries);

/** Everything that a list may have, with the fields that it needs. */
export const allOf = (db: Firestore, kind: Kind) =>
  db.collection(collectionOf(kind)).select(...fieldsOf(kind));

/** A list made anew of its documents. */
export const shelfOf = (kind: Kind, docs: readonly DocumentSnapshot[]): Shelf =>
  Shelf.of(
    kind,
    docs.flatMap((found) => entryOf(kind, found.id, found.data()) ?? []),
  );

async function open(transaction: Transaction, db: Firestore, kind: Kind): Promise<Shelf> {
  const head = (await transaction.get(summaries(db).doc(kind))).data() as Head | undefined;
  if (!head) return shelfOf(kind, (await transaction.get(allOf(db, kind))).docs);
  const load = async (id: string): Promise<Entry[]> =>
    (await transaction.get(summaries(db).doc(id))).get('entries') ?? [];
  return new Shelf(head.rows, load);
}

function put(transaction: Transaction, db: Firestore, kind: Kind, shelf: Shelf, head: Head): void {
  for (const id of shelf.removed) transaction.delete(summaries(db).doc(id));
  for (const { id, version } of shelf.rows) {
    const entries = shelf.changed.get(id);
    if (entries) transaction.set(summaries(db).doc(id), { version, entries });
  }
  transaction.set(summaries(db).doc(kind), head);
}

/** A document that changes. */
interface Changed {
  readonly document: DocumentReference;
  readonly current: DocumentData | undefined;
  readonly next: DocumentData | undefined;
}

/**
 * Prepares the changes of the lists that come with the changes of documents, and returns what writes
 * them. It reads: call it before the transaction's first write, and the result after.
 */
export async function keepSummaries(
  transaction: Transaction,
  changes: readonly Changed[],
): Promise<() => void> {
  const shelves = new Map<Kind, { db: Firestore; shelf: Shelf }>();
  for (const { document, current, next } of changes) {
    const db = document.firestore;
    for (const kind of kindsOf(document.parent.id)) {
      const [old, entry] = [entryOf(kind, document.id, current), entryOf(kind, document.id, next)];
      if (isDeepStrictEqual(old, entry)) continue;
      const { shelf } = shelves.get(kind) ?? { shelf: await open(transaction, db, kind) };
      shelves.set(kind, { db, shelf });
      if (old) await shelf.remove(old);
      if (entry) await shelf.add(kind, entry);
    }
  }
  const putOffer = await keepOffer(transaction, changes);
  const puts: (() => void)[] = putOffer ? [putOffer] : [];
  for (const [kind, { db, shelf }] of shelves) {
    const head = await shelf.head();
    puts.push(() => put(transaction, db, kind, shelf, head));
  }
  const documents = changes.map(({ document }) => document);
  return () => {
    for (const write of puts) write();
    markChanged(transaction, documents);
  };
}

/** Removes the shards that are in no list: those of the one before. */
const removeOld = (db: Firestore, kind: Kind): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const id = FieldPath.documentId();
    const ofKind = summaries(db).where(id, '>=', `${kind}-`).where(id, '<', `${kind}.`);
    const { docs } = await transaction.get(ofKind.select());
    const head = (await transaction.get(summaries(db).doc(kind))).data() as Head;
    const listed = new Set(head.rows.map((row) => row.id));
    for (const { ref } of docs) if (!listed.has(ref.id)) transaction.delete(ref);
  });

/**
 * Makes the summaries of a list anew from its documents. The shards are new documents that nobody
 * reads before the head names them, and are written one by one: together they may be more than a commit
 * takes.
 */
async function rebuild(db: Firestore, kind: Kind): Promise<number> {
  const count = await db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(allOf(db, kind));
    const shelf = shelfOf(kind, docs);
    const head = await shelf.head();
    for (const { id, version } of shelf.rows)
      await summaries(db)
        .doc(id)
        .set({ version, entries: shelf.changed.get(id) ?? [] });
    transaction.set(summaries(db).doc(kind), head);
    return docs.length;
  });
  await removeOld(db, kind);
  return collectionOf(kind) === kind ? count : 0;
}

/** Makes all summaries anew; returns of how many documents. */
export async function rebuildSummaries(db: Firestore): Promise<number> {
  let count = 0;
  for (const kind of kinds) count += await rebuild(db, kind);
  await rebuildOffer(db);
  return count;
}
