import {
  collections,
  fixedPages,
  imageWidths,
  indianDay,
  problemKinds,
  uploadFolders,
  type HealthProblem,
  type ProblemKind,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { dataOf, readContent, titleOf } from '../content/all-content.ts';
import { isMissing } from '../media/is-missing.ts';
import { bucket, firestore } from '../platform/admin.ts';
import { problemsIn, type Site } from './find-problems.ts';

async function fieldsOf(collection: string, ...fields: string[]): Promise<DocumentData[]> {
  const { docs } = await firestore()
    .collection(collection)
    .select(...fields)
    .get();
  return docs.map((found) => ({ ...found.data(), _id: found.id }));
}

async function readFiles(): Promise<Set<string>> {
  const store = await bucket();
  const folders = Object.values(uploadFolders);
  const found = await Promise.all(folders.map((name) => store.getFiles({ prefix: `${name}/` })));
  return new Set(found.flatMap(([files]) => files.map(({ name }) => name)));
}

async function readSite(): Promise<Site> {
  const [courses, posts, redirects, batches, files] = await Promise.all([
    fieldsOf(collections.courses, 'slug'),
    fieldsOf(collections.posts, 'slug', 'published'),
    fieldsOf(collections.redirects, 'from'),
    fieldsOf(collections.batches, 'firstDay', 'state'),
    readFiles(),
  ]);
  const today = indianDay(new Date());
  return {
    paths: new Set([
      ...fixedPages,
      ...courses.map(({ slug }) => `/courses/${slug}`),
      ...posts.filter(({ published }) => published).map(({ slug }) => `/blog/${slug}`),
      ...redirects.map(({ from }) => String(from)),
    ]),
    files,
    batches: new Set(
      batches
        .filter(({ firstDay, state }) => state === 'open' && firstDay >= today)
        .map(({ _id }) => String(_id)),
    ),
  };
}

/** The pictures that fill a page; others are shown small. */
const widePictures = ['content/home', 'content/about'];

const [, , wide] = imageWidths;

/** A picture that fills a page and is too narrow for it. */
async function narrowPicture(path: string, data: DocumentData): Promise<HealthProblem[]> {
  const field = 'heroImage';
  const link = String(data[field] ?? '');
  if (!widePictures.includes(path) || !link.startsWith('/images/')) return [];
  try {
    const [bytes] = await (await bucket()).file(link.slice(1)).download();
    const { width } = await sharp(bytes).metadata();
    if (width >= wide) return [];
    const text = `${width} pixels wide, ${wide} or more are sharp`;
    return [
      {
        kind: 'small',
        document: path,
        title: titleOf(path, data),
        field,
        text,
      },
    ];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Content that no page shows as it is. */
const notShown: readonly string[] = [
  collections.edits,
  collections.templates,
  collections.consents,
  collections.claims,
];

/** What is wrong with the content, the most urgent first (health-1). Reads all of the content. */
export async function readHealth(): Promise<HealthProblem[]> {
  const site = await readSite();
  const problems: HealthProblem[] = [];
  for await (const snapshot of readContent()) {
    const { path, parent } = snapshot.ref;
    if (notShown.includes(parent.id)) continue;
    problems.push(
      ...problemsIn(path, dataOf(snapshot), site),
      ...(await narrowPicture(path, dataOf(snapshot))),
    );
  }
  const order = Object.keys(problemKinds) as ProblemKind[];
  return problems.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
