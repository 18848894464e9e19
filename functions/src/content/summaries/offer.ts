import { isDeepStrictEqual } from 'node:util';
import {
  collections,
  courseName,
  indianDay,
  storedTrainer,
  storedBatch,
  type CourseName,
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
import { markChanged } from '../changes.ts';
import { presentTrainers, upcomingBatches } from '../read.ts';

/** What each part of the offer has of a document. */
const schemas = {
  [collections.batches]: storedBatch,
  [collections.trainers]: storedTrainer,
  /** The courses of the batches. */
  [collections.courses]: courseName,
};

type Part = keyof typeof schemas;

type Entries = Readonly<Record<string, DocumentData>>;

/** The offer as it is stored: documents by id. It is not whole where only seats were noted. */
interface Kept extends Readonly<Record<Part, Entries>> {
  readonly isWhole: true;
}

/** Most bytes of the offer as JSON. A larger one is not stored, but made of documents at each read. */
const sizeLimit = 700_000;

/** Whether documents of a collection are in the offer. */
export const isInOffer = (collection: string): collection is Part => collection in schemas;

const offerDocument = (db: Firestore) => db.collection(collections.summaries).doc('offer');

const isUpcoming = ({ state, firstDay }: DocumentData): boolean =>
  state === 'open' && firstDay >= indianDay(new Date());

function entryOf(part: Part, id: string, data: DocumentData | undefined): DocumentData | undefined {
  if (!data || (part === collections.trainers && data['left'])) return undefined;
  if (part === collections.batches && !isUpcoming(data)) return undefined;
  return schemas[part].safeParse({ ...data, _id: id }).data;
}

function keptIn(snapshot: DocumentSnapshot): Kept | undefined {
  const data = snapshot.data() as Partial<Kept> | undefined;
  return data?.isWhole ? (data as Kept) : undefined;
}

const entriesOf = (part: Part, docs: readonly DocumentSnapshot[]): Entries =>
  Object.fromEntries(
    docs.flatMap((found) => {
      const entry = entryOf(part, found.id, found.data());
      return entry ? [[found.id, entry]] : [];
    }),
  );

const coursesOf = (batches: Entries): string[] => [
  ...new Set(Object.values(batches).map(({ course }) => String(course))),
];

/** The offer made anew of its documents. */
async function makeAnew(transaction: Transaction, db: Firestore): Promise<Kept> {
  const { docs } = await transaction.get(upcomingBatches(db));
  const trainers = await transaction.get(presentTrainers(db));
  const batches = entriesOf('batches', docs);
  const courses = coursesOf(batches).map((id) => db.collection(collections.courses).doc(id));
  const taught = courses.length > 0 ? await transaction.getAll(...courses) : [];
  return {
    isWhole: true,
    batches,
    trainers: entriesOf('trainers', trainers.docs),
    courses: entriesOf('courses', taught),
  };
}

function put(transaction: Transaction, db: Firestore, kept: Kept): void {
  if (Buffer.byteLength(JSON.stringify(kept)) > sizeLimit) transaction.delete(offerDocument(db));
  else transaction.set(offerDocument(db), kept);
}

interface Changed {
  readonly document: DocumentReference;
  readonly current: DocumentData | undefined;
  readonly next: DocumentData | undefined;
}

const isDifferent = ({ document: { parent, id }, current, next }: Changed): boolean =>
  isInOffer(parent.id) &&
  !isDeepStrictEqual(entryOf(parent.id, id, current), entryOf(parent.id, id, next));

/** The entries with those of the changed documents in their places. */
function withChanges(part: Part, entries: Entries, changes: readonly Changed[]): Entries {
  const found = new Map(Object.entries(entries));
  for (const { document, next } of changes) {
    if (document.parent.id !== part) continue;
    const entry = entryOf(part, document.id, next);
    if (entry) found.set(document.id, entry);
    else found.delete(document.id);
  }
  return Object.fromEntries(found);
}

/** Without what began meanwhile. */
const withoutPast = (batches: Entries): Entries =>
  Object.fromEntries(Object.entries(batches).filter(([, batch]) => isUpcoming(batch)));

/** The names of the batches' courses: those that are not known yet are read. */
async function namesOf(
  transaction: Transaction,
  db: Firestore,
  batches: Entries,
  known: Entries,
  changes: readonly Changed[],
): Promise<Entries> {
  const changed = new Set(changes.map(({ document }) => document.path));
  const names: Record<string, DocumentData> = {};
  for (const id of coursesOf(batches)) {
    const document = db.collection(collections.courses).doc(id);
    const isKnown = id in known || changed.has(document.path);
    const data = isKnown ? known[id] : (await transaction.get(document)).data();
    const entry = entryOf('courses', id, data);
    if (entry) names[id] = entry;
  }
  return names;
}

/** Plans the change of the offer that comes with changes of documents; undefined for none. */
export async function keepOffer(
  transaction: Transaction,
  changes: readonly Changed[],
): Promise<(() => void) | undefined> {
  const different = changes.filter(isDifferent);
  const db = different[0]?.document.firestore;
  if (!db) return undefined;
  const stored = keptIn(await transaction.get(offerDocument(db)));
  const before = stored ?? (await makeAnew(transaction, db));
  const batches = withoutPast(withChanges('batches', before.batches, different));
  const trainers = withChanges('trainers', before.trainers, different);
  const known = withChanges('courses', before.courses, different);
  const courses = await namesOf(transaction, db, batches, known, different);
  const kept: Kept = { isWhole: true, batches, trainers, courses };
  return isDeepStrictEqual(kept, stored) ? undefined : () => put(transaction, db, kept);
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

/** Makes the offer anew. */
export const rebuildOffer = (db: Firestore): Promise<void> =>
  db.runTransaction(async (transaction) => put(transaction, db, await makeAnew(transaction, db)));

/** The upcoming batches by first day, with their courses, and the trainers, oldest first. */
export interface Offer {
  readonly batches: readonly StoredBatch[];
  readonly trainers: readonly StoredTrainer[];
  readonly courses: readonly CourseName[];
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
  const read = (transaction: Transaction) => makeAnew(transaction, db);
  return stored ?? db.runTransaction(read, { readOnly: true });
}

/** What is on offer, read from one document and remembered for a short time. */
export const readOffer = cached(async (): Promise<Offer> => {
  const { batches, trainers, courses } = await readKept();
  return {
    batches: inOrder(parsed(storedBatch, withoutPast(batches)), ({ firstDay }) => firstDay),
    trainers: inOrder(parsed(storedTrainer, trainers), ({ createdAt }) => createdAt),
    courses: parsed(courseName, courses),
  };
});
