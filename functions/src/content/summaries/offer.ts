import { isDeepStrictEqual } from 'node:util';
import {
  collections,
  isUpcoming,
  taughtCourse,
  storedTrainer,
  storedBatch,
  type TaughtCourse,
  type StoredTrainer,
  type StoredBatch,
} from '@institute/schema';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../../platform/admin.ts';
import { cached } from '../../platform/cached.ts';
import { markChanged, type ChangedDocument } from '../changes.ts';
import { presentTrainers, upcomingBatches } from '../read.ts';

/** What each part of the offer has of a document. */
const schemas = {
  [collections.batches]: storedBatch,
  [collections.trainers]: storedTrainer,
  /** The courses of the batches. */
  [collections.courses]: taughtCourse,
};

type Part = keyof typeof schemas;

type Entries = Readonly<Record<string, DocumentData>>;

/** The offer as it is stored: documents by id. It is not whole where only seats were noted. */
interface Kept extends Readonly<Record<Part, Entries>> {
  readonly isWhole: true;
}

/** Most bytes of the offer as JSON. A larger one is not stored, but made of documents at each read. */
const sizeLimit = 700_000;

const isInOffer = (collection: string): collection is Part => collection in schemas;

const offerDocument = (db: Firestore) => db.collection(collections.summaries).doc('offer');

function entryOf(part: Part, id: string, data: DocumentData | undefined): DocumentData | undefined {
  if (!data || (part === collections.trainers && data['left'])) return undefined;
  if (part === collections.batches && !isUpcoming(data)) return undefined;
  return schemas[part].safeParse({ ...data, _id: id }).data;
}

function keptIn(snapshot: DocumentSnapshot): Kept | undefined {
  const data = snapshot.data() as Partial<Kept> | undefined;
  return data?.isWhole ? (data as Kept) : undefined;
}

/** The entries of documents, and of those that change as they will be. */
function entriesOf(
  part: Part,
  docs: readonly DocumentSnapshot[],
  changes: readonly ChangedDocument[],
): Entries {
  const found = new Map(docs.map((each) => [each.id, each.data()]));
  for (const { document, after } of changes)
    if (document.parent.id === part) found.set(document.id, after);
  const entries = [...found].map(([id, data]) => [id, entryOf(part, id, data)] as const);
  return Object.fromEntries(
    entries.flatMap(([id, entry]) => (entry === undefined ? [] : [[id, entry]])),
  );
}

/** The offer as its documents are, with changes that are not stored yet. */
async function makeOffer(
  transaction: Transaction,
  db: Firestore,
  changes: readonly ChangedDocument[] = [],
): Promise<Kept> {
  const upcoming = await transaction.get(upcomingBatches(db));
  const present = await transaction.get(presentTrainers(db));
  const batches = entriesOf('batches', upcoming.docs, changes);
  const ids = new Set(Object.values(batches).map(({ course }) => String(course)));
  const taught = [...ids].map((id) => db.collection(collections.courses).doc(id));
  return {
    isWhole: true,
    batches,
    trainers: entriesOf('trainers', present.docs, changes),
    courses: entriesOf(
      'courses',
      taught.length > 0 ? await transaction.getAll(...taught) : [],
      changes.filter(({ document }) => ids.has(document.id)),
    ),
  };
}

function put(transaction: Transaction, db: Firestore, kept: Kept): void {
  if (Buffer.byteLength(JSON.stringify(kept)) > sizeLimit) transaction.delete(offerDocument(db));
  else transaction.set(offerDocument(db), kept);
}

const isDifferent = ({ document: { parent, id }, before, after }: ChangedDocument): boolean =>
  isInOffer(parent.id) &&
  !isDeepStrictEqual(entryOf(parent.id, id, before), entryOf(parent.id, id, after));

/** Without what began meanwhile. */
const withoutPast = (batches: Entries): Entries =>
  Object.fromEntries(Object.entries(batches).filter(([, batch]) => isUpcoming(batch)));

/** Whether the offer as it is stored has a batch of a course. */
const hasBatchOf = ({ batches }: Kept, course: string): boolean =>
  Object.values(batches).some((batch) => batch['course'] === course);

/** Makes the offer anew if documents that it has change. It reads and writes. */
export async function updateOffer(
  transaction: Transaction,
  db: Firestore,
  changes: readonly ChangedDocument[],
): Promise<void> {
  const different = changes.filter(isDifferent).map(({ document }) => document);
  if (different.length === 0) return;
  // Most courses have no upcoming batch; then one read says that the offer does not change.
  if (different.every(({ parent }) => parent.id === collections.courses)) {
    const kept = keptIn(await transaction.get(offerDocument(db)));
    if (kept && !different.some(({ id }) => hasBatchOf(kept, id))) return;
  }
  put(transaction, db, await makeOffer(transaction, db, changes));
}

/** Notes the seats of a batch in the offer, without reading it: enrolments do not wait for each other. */
export function keepSeats(
  transaction: Transaction,
  document: DocumentReference,
  batch: StoredBatch,
  seatsTaken: number,
): void {
  const noted = { batches: { [document.id]: { seatsTaken } } };
  if (isUpcoming(batch)) transaction.set(offerDocument(document.firestore), noted, { merge: true });
  markChanged(transaction, [document]);
}

export const rebuildOffer = (db: Firestore): Promise<void> =>
  db.runTransaction(async (transaction) => put(transaction, db, await makeOffer(transaction, db)));

/** The upcoming batches by first day, with their courses, and the trainers, oldest first. */
export interface Offer {
  readonly batches: readonly StoredBatch[];
  readonly trainers: readonly StoredTrainer[];
  readonly courses: readonly TaughtCourse[];
}

const parsed = <Output>(schema: z.ZodMiniType<Output>, entries: Entries): Output[] =>
  Object.values(entries).flatMap((entry) => schema.safeParse(entry).data ?? []);

const inOrder = <Item extends { readonly _id: string }>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] =>
  items.toSorted((one, other) =>
    `${keyOf(one)} ${one._id}` < `${keyOf(other)} ${other._id}` ? -1 : 1,
  );

async function readKept(): Promise<Kept> {
  const db = firestore();
  const stored = keptIn(await offerDocument(db).get());
  const read = (transaction: Transaction) => makeOffer(transaction, db);
  return stored ?? db.runTransaction(read, { readOnly: true });
}

/** What is on offer, read from one document and cached for a short time. */
export const readOffer = cached(async (): Promise<Offer> => {
  const { batches, trainers, courses } = await readKept();
  return {
    batches: inOrder(parsed(storedBatch, withoutPast(batches)), ({ firstDay }) => firstDay),
    trainers: inOrder(parsed(storedTrainer, trainers), ({ createdAt }) => createdAt),
    courses: parsed(taughtCourse, courses),
  };
});
