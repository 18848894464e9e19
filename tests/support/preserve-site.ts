import { isDeepStrictEqual } from 'node:util';
import type { DocumentData } from 'firebase-admin/firestore';
import { bucket, firestore } from '../../functions/src/platform/admin.ts';
import { writeDocuments } from './write-documents.ts';

async function readDocuments(): Promise<ReadonlyMap<string, DocumentData>> {
  const collections = await firestore().listCollections();
  const snapshots = await Promise.all(collections.map((collection) => collection.get()));
  const all = snapshots.flatMap(({ docs }) => docs);
  return new Map(all.map((snapshot) => [snapshot.ref.path, snapshot.data()]));
}

async function readFiles(): Promise<string[]> {
  const [files] = await (await bucket()).getFiles();
  return files.map(({ name }) => name);
}

/**
 * Deletes all documents at once, as only the emulator can. Documents that are deleted one by one
 * slow down each later query: the emulator scans what was ever stored.
 */
export async function resetFirestore(): Promise<void> {
  const address = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/reset`;
  const { ok, status } = await fetch(address, { method: 'POST' });
  if (!ok) throw new Error(`Resetting Firestore was answered with ${status}`);
}

/** Every document and file of the site. */
export interface StoredSite {
  readonly documents: ReadonlyMap<string, DocumentData>;
  readonly files: readonly string[];
}

export async function readSite(): Promise<StoredSite> {
  const [documents, files] = await Promise.all([readDocuments(), readFiles()]);
  return { documents, files };
}

/** As many changes as it takes less to undo than to write all documents anew. */
const few = 12;

/** Puts the documents back, where some have changed. */
async function putBackDocuments(
  now: StoredSite['documents'],
  documents: StoredSite['documents'],
): Promise<void> {
  const paths = new Set([...now.keys(), ...documents.keys()]);
  const changed = [...paths].filter(
    (path) => !isDeepStrictEqual(now.get(path), documents.get(path)),
  );
  if (changed.length <= few) {
    await writeDocuments(changed.map((path) => [path, documents.get(path)]));
  } else {
    await resetFirestore();
    await writeDocuments(documents);
  }
}

/**
 * Puts every document and file back, so that the tests that follow find the site as it was. What
 * listens to Firestore meanwhile may hear nothing more.
 */
export async function putBack({ documents, files }: StoredSite): Promise<void> {
  const now = await readSite();
  await putBackDocuments(now.documents, documents);
  const added = now.files.filter((name) => !files.includes(name));
  const store = await bucket();
  await Promise.all(added.map((name) => store.file(name).delete()));
}

/** Notes the site; the function that it returns puts all of it back. */
export async function preserveSite(): Promise<() => Promise<void>> {
  const site = await readSite();
  return () => putBack(site);
}
