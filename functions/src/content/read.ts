import {
  collections,
  localDay,
  storedSchemas,
  storedBatch,
  storedCourse,
  storedPlacement,
  storedPost,
  storedTrainer,
  type Singleton,
  type SingletonContent,
  type StoredBatch,
  type StoredCourse,
  type StoredPlacement,
  type StoredPost,
  type StoredTrainer,
} from '@institute/schema';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { firestore } from '../platform/admin.ts';
import { reportError } from '../platform/report-error.ts';

const reported = new Set<string>();

function report(path: string, error: z.core.$ZodError): void {
  if (reported.has(path)) return;
  reported.add(path);
  const fields = error.issues.map((issue) => issue.path.join('.'));
  const message = 'A stored document does not match its schema and is skipped';
  reportError(message, new Error(message), { path, fields });
}

/** The document parsed by its schema, with its `_id`; undefined if it is absent or invalid. */
export function parseDocument<Output>(
  schema: z.ZodMiniType<Output>,
  snapshot: DocumentSnapshot,
): Output | undefined {
  if (!snapshot.exists) return undefined;
  const result = schema.safeParse({ ...snapshot.data(), _id: snapshot.id });
  if (result.success) return result.data;
  report(snapshot.ref.path, result.error);
  return undefined;
}

/** The results of a query in order, without documents that are invalid. */
export async function readAll<Output>(
  schema: z.ZodMiniType<Output>,
  query: Query,
): Promise<Output[]> {
  const { docs } = await query.get();
  return docs.flatMap((snapshot) => parseDocument(schema, snapshot) ?? []);
}

async function readById<Output>(
  schema: z.ZodMiniType<Output>,
  collection: string,
  id: string,
): Promise<Output | undefined> {
  return parseDocument(schema, await firestore().collection(collection).doc(id).get());
}

export type SingletonData<Name extends Singleton> = SingletonContent[Name];

/** The schema of each singleton. */
export const schemas: { readonly [Name in Singleton]: z.ZodMiniType<SingletonData<Name>> } =
  storedSchemas;

export const readSingleton = <Name extends Singleton>(
  name: Name,
): Promise<SingletonData<Name> | undefined> => readById(schemas[name], collections.content, name);

export const readCourse = (id: string): Promise<StoredCourse | undefined> =>
  readById(storedCourse, collections.courses, id);

/** Limit of the lists of batches and trainers. */
export const offerLimit = 200;

/** Open batches, of one course if it is given, whose first day is not over, by first day. */
export function upcomingBatches(
  db: Firestore,
  course?: string,
  today = localDay(new Date()),
): Query {
  const all = db.collection(collections.batches);
  const offered = course === undefined ? all : all.where('course', '==', course);
  return offered.where('state', '==', 'open').where('firstDay', '>=', today).orderBy('firstDay');
}

export const readUpcomingBatches = (course?: string, today?: string): Promise<StoredBatch[]> =>
  readAll(storedBatch, upcomingBatches(firestore(), course, today).limit(offerLimit));

export const readBatch = (id: string): Promise<StoredBatch | undefined> =>
  readById(storedBatch, collections.batches, id);

export const readTrainer = (id: string): Promise<StoredTrainer | undefined> =>
  readById(storedTrainer, collections.trainers, id);

/** Trainers who have not left, oldest first. */
export const presentTrainers = (db: Firestore): Query =>
  db.collection(collections.trainers).where('left', '==', false).orderBy('createdAt');

async function readByIds<Output>(
  schema: z.ZodMiniType<Output>,
  collection: string,
  ids: readonly string[],
): Promise<Output[]> {
  const all = firestore().collection(collection);
  const wanted = [...new Set(ids)].filter(Boolean).map((id) => all.doc(id));
  if (wanted.length === 0) return [];
  const found = await firestore().getAll(...wanted);
  return found.flatMap((snapshot) => parseDocument(schema, snapshot) ?? []);
}

export const readCoursesOf = (
  offers: readonly { readonly course: string }[],
): Promise<StoredCourse[]> =>
  readByIds(
    storedCourse,
    collections.courses,
    offers.map(({ course }) => course),
  );

export const readPlacement = (id: string): Promise<StoredPlacement | undefined> =>
  readById(storedPlacement, collections.placements, id);

/** The post with that id; drafts count as absent (blog-6). */
export async function readPublishedPost(id: string): Promise<StoredPost | undefined> {
  const found = await readById(storedPost, collections.posts, id);
  return found?.published ? found : undefined;
}
