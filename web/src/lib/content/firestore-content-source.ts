import {
  asksForFacts,
  asksForPlacements,
  courseOfferLimit,
  toCourseSummary,
  offeredBatches,
  offeredCourse,
  singletonSchemas,
  storedCourse,
  storedPost,
  storedTrainer,
  withNextBatches,
  type Collection,
  type PublicBatch,
  type Singleton,
  type WithNotes,
  type StoredCourse,
  type ReadSingleton,
} from '@institute/schema';
import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { apiBase } from '../../config/paths.ts';
import { firestore } from '../firebase/firestore-lite.ts';
import type { ReadPost } from './content-source.ts';
import { filledAt } from './filled-at.ts';

/** The parsed document; an invalid one is logged and skipped. */
function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  data: unknown,
): z.output<Schema>[] {
  const parsed = schema.safeParse(data);
  if (parsed.success) return [parsed.data];
  console.error(`Skipped ${path}, which does not match its schema`, parsed.error.issues);
  return [];
}

async function readAll<Schema extends z.ZodMiniType>(
  schema: Schema,
  name: Collection,
  ...constraints: QueryConstraint[]
): Promise<z.output<Schema>[]> {
  const { docs } = await getDocs(query(collection(firestore(), name), ...constraints));
  return docs.flatMap((entry) => parse(schema, entry.ref.path, { ...entry.data(), _id: entry.id }));
}

async function readFromApi<Data>(path: string): Promise<Data> {
  const response = await fetch(apiBase + path);
  if (!response.ok) throw new Error(`Failed to fetch ${path}: ${response.status}`);
  return ((await response.json()) as { data: Data }).data;
}

/** What was read; from the API, which has the facts, where its texts ask for some. */
const withItsFacts = async <Found>(found: Found, path: string): Promise<Found> =>
  asksForFacts(found) ? readFromApi(path) : found;

const coursePath = ({ _id }: StoredCourse): string => `/courses/${_id}`;

export async function readSingleton<Name extends Singleton>(
  name: Name,
): Promise<WithNotes<Name> | null> {
  const entry = await getDoc(doc(firestore(), 'content' satisfies Collection, name));
  if (!entry.exists()) return null;
  const [content] = parse(singletonSchemas[name as ReadSingleton], entry.ref.path, entry.data());
  const path = filledAt[name];
  const found = (content as WithNotes<Name> | undefined) ?? null;
  return path ? withItsFacts(found, path) : found;
}

/** Most ids that a query takes. */
const idsAtOnce = 30;

export async function readByIds<Schema extends z.ZodMiniType>(
  schema: Schema,
  name: Collection,
  ids: readonly string[],
  ...constraints: QueryConstraint[]
): Promise<z.output<Schema>[]> {
  const wanted = [...new Set(ids)].filter(Boolean);
  const parts = Array.from({ length: Math.ceil(wanted.length / idsAtOnce) }, (_, index) =>
    wanted.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  );
  const found = await Promise.all(
    parts.map((part) =>
      readAll(schema, name, where(documentId(), 'in', part), ...constraints, limit(idsAtOnce)),
    ),
  );
  return found.flat();
}

/** The upcoming batches of a course, or all of them; Firestore itself has what is for staff, too. */
const readUpcoming = (course?: string) =>
  readFromApi<PublicBatch[]>(`/batches${course ? `?${new URLSearchParams({ course })}` : ''}`);

const isPresent = where('left', '==', false);

const readTrainersOf = (batches: readonly PublicBatch[]) =>
  readByIds(
    storedTrainer,
    'trainers',
    batches.map(({ trainer }) => trainer),
    isPresent,
  );

export async function readCourse(slug: string) {
  const [stored] = await readAll(storedCourse, 'courses', where('slug', '==', slug), limit(1));
  if (!stored) return null;
  const found = await withItsFacts(stored, coursePath(stored));
  const { _id } = found;
  const [batches, teaching] = await Promise.all([
    readUpcoming(_id),
    readAll(
      storedTrainer,
      'trainers',
      where('courses', 'array-contains', _id),
      isPresent,
      orderBy('createdAt'),
      limit(courseOfferLimit),
    ),
  ]);
  const known = teaching.map((trainer) => trainer._id);
  const others = await readTrainersOf(batches.filter(({ trainer }) => !known.includes(trainer)));
  return offeredCourse(found, batches, [...teaching, ...others]);
}

export async function readBatches(count?: number) {
  const batches = (await readUpcoming()).slice(0, count);
  const [courses, trainers] = await Promise.all([
    readByIds(
      storedCourse,
      'courses',
      batches.map(({ course }) => course),
    ),
    readTrainersOf(batches),
  ]);
  return offeredBatches(batches, courses, trainers);
}

/** The courses with these slugs, with the next batch of each. */
export async function readCoursesBySlug(slugs: readonly string[]) {
  const found = await readAll(
    storedCourse,
    'courses',
    where('slug', 'in', slugs),
    limit(slugs.length),
  );
  const batches = found.length > 0 ? await readUpcoming() : [];
  const picked = await Promise.all(
    slugs
      .flatMap((slug) => found.find((entry) => entry.slug === slug) ?? [])
      .map((course) => withItsFacts(course, coursePath(course))),
  );
  return withNextBatches(
    picked.map((each) => toCourseSummary.parse(each)),
    offeredBatches(batches, found, []),
  );
}

export async function readRedirect(path: string): Promise<string | null> {
  const all = collection(firestore(), 'redirects' satisfies Collection);
  const { docs } = await getDocs(query(all, where('from', '==', path), limit(1)));
  const to: unknown = docs[0]?.get('to');
  return typeof to === 'string' ? to : null;
}

export async function readPost(slug: string): Promise<ReadPost | null> {
  const [found] = await readAll(
    storedPost,
    'posts',
    where('published', '==', true),
    where('slug', '==', slug),
    limit(1),
  );
  if (!found) return null;
  const read = await withItsFacts(found, `/blog/${found._id}`);
  return asksForPlacements(found) ? { ...read, makesClaims: true } : read;
}
