import { collections, storedRedirect, storedSchemas, uploadedFilePath } from '@institute/schema';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type * as z from 'zod/mini';
import { readOwnFacts } from '../../functions/src/content/own-facts.ts';
import { readPages } from '../../functions/src/content/all-content.ts';
import { parseDocument, readSingleton } from '../../functions/src/content/read.ts';
import { filesIn } from '../../functions/src/content/texts-in.ts';
import { isMissing } from '../../functions/src/media/is-missing.ts';
import { bucket, firestore } from '../../functions/src/platform/admin.ts';
import { readReferences } from '../import/csv/references.ts';
import { tableText } from '../import/csv/rows.ts';
import { tableNames } from '../import/csv/tables.ts';
import { postFile } from './front-matter.ts';

interface Exported {
  readonly documents: number;
  readonly files: number;
  /** Files that documents name and that are not stored. */
  readonly missing: readonly string[];
}

const guide = `What the site had, readable without it:

courses.csv, trainers.csv, batches.csv, placements.csv: tables, for any spreadsheet
posts: the blog, a file of Markdown each, what is said of a post in front
pictures: the images and PDFs that these name
content.json: all of it as it was stored, the about page and the redirects, too
`;

/** The documents of a collection that their schema knows, oldest first. */
async function* readKind<Stored>(
  schema: z.ZodMiniType<Stored>,
  collection: string,
): AsyncGenerator<Stored> {
  for await (const each of readPages(firestore().collection(collection).orderBy('createdAt'))) {
    const found = parseDocument(schema, each);
    if (found) yield found;
  }
}

/** Where a file of the site is, from a post: links to it may stand behind the path that serves it. */
const fromPost = (address: string): string => {
  const path = address.startsWith(uploadedFilePath)
    ? address.slice(uploadedFilePath.length)
    : address;
  const [file] = filesIn(path);
  return file && path.startsWith('/') ? `../pictures/${basename(file)}` : address;
};

/** Passes documents on, and keeps them. */
async function* kept<Stored>(documents: AsyncIterable<Stored>, all: Stored[]) {
  for await (const document of documents) {
    all.push(document);
    yield document;
  }
}

async function writeDocuments(folder: string, note: (document: unknown) => void) {
  const json: FileHandle = await open(join(folder, 'content.json'), 'w');
  const words = await readReferences();
  const section = async (name: string, documents: AsyncIterable<object>, begin: string) => {
    await json.write(`${begin}${JSON.stringify(name)}: [`);
    let separator = '\n';
    for await (const document of documents) {
      note(document);
      await json.write(`${separator}${JSON.stringify(document)}`);
      separator = ',\n';
    }
    await json.write(']');
  };
  const { spokenName } = await readOwnFacts();
  async function* written() {
    for await (const post of readKind(storedSchemas.posts, collections.posts)) {
      await writeFile(
        join(folder, 'posts', `${post.slug}.md`),
        postFile(post, spokenName, fromPost),
      );
      yield post;
    }
  }
  await section('posts', written(), '{');
  for (const name of tableNames) {
    const documents: object[] = [];
    const read = readKind<object>(storedSchemas[name], name);
    await section(name, kept(read, documents), ',\n');
    await writeFile(join(folder, `${name}.csv`), tableText(name, documents, words));
  }
  await section('redirects', readKind(storedRedirect, collections.redirects), ',\n');
  const about = await readSingleton('about');
  if (about) note(about);
  await json.write(`,\n"about": ${JSON.stringify(about ?? null)}}\n`);
  await json.close();
}

/** Copies a file to the folder; false if it is not stored. */
async function writeFileOf(path: string, folder: string): Promise<boolean> {
  try {
    await (
      await bucket()
    )
      .file(path)
      .download({ destination: join(folder, 'pictures', basename(path)) });
    return true;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return false;
  }
}

/** Writes the content of the site to a new folder, which appears when it is complete. */
export async function exportSite(folder: string): Promise<Exported> {
  if (existsSync(folder)) throw new Error(`"${folder}" already exists. Name a new folder.`);
  await mkdir(dirname(folder), { recursive: true });
  const partial = await mkdtemp(`${folder}.partial-`);
  try {
    for (const name of ['posts', 'pictures']) await mkdir(join(partial, name));
    await writeFile(join(partial, 'README.txt'), guide);
    let documents = 0;
    const named = new Set<string>();
    await writeDocuments(partial, (document) => {
      documents += 1;
      for (const path of filesIn(document)) named.add(path);
    });
    const missing: string[] = [];
    for (const path of named) if (!(await writeFileOf(path, partial))) missing.push(path);
    await rename(partial, folder);
    return { documents, files: named.size - missing.length, missing };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
