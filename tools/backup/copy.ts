import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage, type Storage } from 'firebase-admin/storage';
import { fromLine, toLine } from './document-line.ts';
import { readDocuments, rootOf, writeDocuments } from './documents.ts';
import { downloadFiles, firstFiles, uploadFiles } from './files.ts';
import {
  checkFolder,
  names,
  readFileLines,
  readLines,
  writeLines,
  writeManifest,
} from './folder.ts';
import { root } from '../../tests/support/ports.ts';
import type { Target } from './target.ts';

export interface Copied {
  readonly documents: number;
  readonly files: number;
}

export const copiedText = ({ documents, files }: Copied): string =>
  `${documents} documents and ${files} files`;

/** A new folder for a backup. */
export function folderOf({ projectId }: Target): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  return join(root, 'backups', `${projectId}-${time}`);
}

interface Project {
  readonly firestore: Firestore;
  readonly bucket: ReturnType<Storage['bucket']>;
}

/** Runs a task on a project. */
export async function withProject<Result>(
  { projectId, storageBucket, emulators }: Target,
  task: (project: Project) => Promise<Result>,
): Promise<Result> {
  Object.assign(process.env, emulators);
  // Emulators need no credentials; do not look for those of a Google Cloud machine.
  if (emulators) process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp({ projectId, storageBucket }, crypto.randomUUID());
  try {
    return await task({ firestore: getFirestore(app), bucket: getStorage(app).bucket() });
  } finally {
    await deleteApp(app);
  }
}

async function* documentLines(target: Target): AsyncGenerator<string> {
  for await (const document of readDocuments(target)) yield toLine(document, rootOf(target));
}

async function* fileLines(bucket: Project['bucket'], folder: string): AsyncGenerator<string> {
  for await (const file of downloadFiles(bucket, folder)) yield JSON.stringify(file);
}

/**
 * Copies all documents and files of a project to a new folder. The folder appears when it is
 * complete. Files are copied after the documents: files are never deleted, so every file that a
 * document names exists.
 */
export async function backup(target: Target, folder: string): Promise<Copied> {
  if (existsSync(folder)) throw new Error(`"${folder}" already exists. Name a new folder.`);
  await mkdir(dirname(folder), { recursive: true });
  const partial = await mkdtemp(`${folder}.partial-`);
  try {
    await mkdir(join(partial, names.bytes));
    const documents = await writeLines(join(partial, names.documents), documentLines(target));
    const files = await withProject(target, ({ bucket }) =>
      writeLines(join(partial, names.files), fileLines(bucket, join(partial, names.bytes))),
    );
    await writeManifest(partial, { documents, files });
    await rename(partial, folder);
    return { documents: documents.count, files: files.count };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/** Maximum number of obstacles named. */
const named = 5;

async function requireEmpty(target: Target, bucket: Project['bucket']): Promise<void> {
  const found = await firstFiles(bucket, named);
  for await (const { path } of readDocuments(target, named)) {
    if (found.push(path) >= 2 * named) break;
  }
  if (found.length === 0) return;
  throw new Error(
    `"${target.projectId}" is not empty. Choose an empty project: this one has, among others:\n  ${found.join('\n  ')}`,
  );
}

async function* documentsOf(folder: string, target: Target) {
  for await (const line of readLines(join(folder, names.documents))) {
    yield fromLine(line, rootOf(target));
  }
}

/**
 * Copies a backup to an empty project. Throws before writing anything if the backup is incomplete
 * or the project not empty. Documents come last, so that an interrupted restore shows no links to
 * missing files.
 */
export async function restore(target: Target, folder: string): Promise<Copied> {
  await checkFolder(folder);
  return withProject(target, async ({ firestore, bucket }) => {
    await requireEmpty(target, bucket);
    const files = await uploadFiles(bucket, join(folder, names.bytes), readFileLines(folder));
    const documents = await writeDocuments(firestore, documentsOf(folder, target));
    return { documents, files };
  });
}
