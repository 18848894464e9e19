import {
  collections,
  fixedPages,
  isUpcoming,
  localDay,
  kindOf,
  problemKinds,
  authorSlug,
  undoneText,
  uploadFolders,
  type HealthProblem,
  type ProblemKind,
} from '@institute/schema';
import type { DocumentData } from 'firebase-admin/firestore';
import { dataOf, readContent } from '../content/all-content.ts';
import { readOwnFacts } from '../content/own-facts.ts';
import { listTranslations } from '../content/translations/read-states.ts';
import { bucket, firestore } from '../platform/admin.ts';
import { readFacts } from '../proof/facts.ts';
import { findClashes } from './find-clashes.ts';
import { problemsIn, type Site } from './find-problems.ts';
import { nearestPaths } from './nearest-path.ts';
import { smallPictures } from './small-pictures.ts';

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
  const [courses, posts, redirects, batches, files, { facts }] = await Promise.all([
    fieldsOf(collections.courses, 'slug'),
    fieldsOf(collections.posts, 'slug', 'author', 'published'),
    fieldsOf(collections.redirects, 'from'),
    fieldsOf(collections.batches, 'firstDay', 'state'),
    readFiles(),
    readFacts(),
  ]);
  const today = localDay(new Date());
  const paths = new Set([
    ...fixedPages,
    ...courses.map(({ slug }) => `/courses/${slug}`),
    ...posts
      .filter(({ published }) => published)
      .flatMap(({ slug, author }) => [
        `/blog/${slug}`,
        `/blog/author/${authorSlug(String(author))}`,
      ]),
    ...redirects.map(({ from }) => String(from)),
  ]);
  return {
    paths,
    nearest: nearestPaths(paths),
    files,
    facts: new Set(Object.keys(facts)),
    batches: new Set(
      batches.filter((batch) => isUpcoming(batch, today)).map(({ _id }) => String(_id)),
    ),
  };
}

/** Documents whose pictures are read at once. */
const checkedAtOnce = 16;

/** What is missing or stale in Tamil, once the site is in Tamil (tamil-12). */
async function findUntranslated(): Promise<HealthProblem[]> {
  if (!(await readOwnFacts()).tamil) return [];
  return (await listTranslations()).flatMap(({ document, title, first, ...counts }) => {
    const text = undoneText(counts);
    return text ? [{ kind: 'tamil' as const, document, title, field: first, text }] : [];
  });
}

/** What is wrong with the content, the most urgent first (health-1). Reads all of the content. */
export async function readHealth(): Promise<HealthProblem[]> {
  const site = await readSite();
  const problems: HealthProblem[] = [...(await findClashes()), ...(await findUntranslated())];
  let checks: Promise<HealthProblem[]>[] = [];
  for await (const snapshot of readContent()) {
    const { path } = snapshot.ref;
    if (kindOf(path)?.links !== 'shown') continue;
    const data = dataOf(snapshot);
    problems.push(...problemsIn(path, data, site));
    checks.push(smallPictures(path, data));
    if (checks.length < checkedAtOnce) continue;
    problems.push(...(await Promise.all(checks)).flat());
    checks = [];
  }
  problems.push(...(await Promise.all(checks)).flat());
  const order = Object.keys(problemKinds) as ProblemKind[];
  return problems.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}
