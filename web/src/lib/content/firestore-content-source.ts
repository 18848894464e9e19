import {
  collections,
  courseSummary,
  singletonSchemas,
  storedCourse,
  storedPost,
  type Singleton,
  type SingletonContent,
} from '@institute/schema';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';
import { firestore } from '../firebase/firestore-lite.ts';

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
  name: string,
  ...constraints: QueryConstraint[]
): Promise<z.output<Schema>[]> {
  const { docs } = await getDocs(query(collection(firestore(), name), ...constraints));
  return docs.flatMap((entry) => parse(schema, entry.ref.path, { ...entry.data(), _id: entry.id }));
}

export async function readSingleton<Name extends Singleton>(
  name: Name,
): Promise<SingletonContent[Name] | null> {
  const entry = await getDoc(doc(firestore(), collections.content, name));
  if (!entry.exists()) return null;
  const [content] = parse(singletonSchemas[name], entry.ref.path, entry.data());
  return (content as SingletonContent[Name] | undefined) ?? null;
}

const oldestFirst = [orderBy('createdAt'), orderBy('__name__')];

export const readFirstCourses = (count: number) =>
  readAll(courseSummary, collections.courses, ...oldestFirst, limit(count));

export async function readCoursesBySlug(slugs: readonly string[]) {
  const found = await readAll(courseSummary, collections.courses, where('slug', 'in', slugs));
  return slugs.flatMap((slug) => found.find((entry) => entry.slug === slug) ?? []);
}

export async function readCourse(slug: string) {
  const [found] = await readAll(
    storedCourse,
    collections.courses,
    where('slug', '==', slug),
    limit(1),
  );
  return found ?? null;
}

export async function readRedirect(path: string): Promise<string | null> {
  const all = collection(firestore(), collections.redirects);
  const { docs } = await getDocs(query(all, where('from', '==', path), limit(1)));
  const to: unknown = docs[0]?.get('to');
  return typeof to === 'string' ? to : null;
}

export async function readPost(slug: string) {
  const [found] = await readAll(
    storedPost,
    collections.posts,
    where('published', '==', true),
    where('slug', '==', slug),
    limit(1),
  );
  return found ?? null;
}
