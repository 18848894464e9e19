import type { DocumentData } from 'firebase-admin/firestore';
import { bucket, firestore } from '../../functions/src/platform/admin.ts';
import { projectId } from './ports.ts';
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

/**
 * Deletes all documents but the key of hashes, which processes keep for as long as they run: for tests
 * of what reads all that is stored.
 */
export async function emptySite(): Promise<void> {
  const key = await firestore().doc('secrets/clientAddress').get();
  await resetFirestore();
  await writeDocuments([[key.ref.path, key.data()]]);
}

/** When each document was last written, by its path. The emulator reads this in a fifth of the time of the documents. */
async function readTimes(): Promise<ReadonlyMap<string, string>> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const address = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${root}:runQuery`;
  const select = { fields: [{ fieldPath: '__name__' }] };
  const response = await fetch(address, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }], select } }),
  });
  if (!response.ok) throw new Error(`Reading all names was answered with ${response.status}`);
  const found = (await response.json()) as {
    readonly document?: { readonly name: string; readonly updateTime: string };
  }[];
  return new Map(
    found.flatMap(({ document }) =>
      document ? [[document.name.slice(root.length + 1), document.updateTime] as const] : [],
    ),
  );
}

/** Every document and file of the site, and when each document was last written. */
export interface StoredSite {
  readonly documents: ReadonlyMap<string, DocumentData>;
  readonly files: readonly string[];
  readonly times: ReadonlyMap<string, string>;
}

export async function readSite(): Promise<StoredSite> {
  const [documents, files, times] = await Promise.all([readDocuments(), readFiles(), readTimes()]);
  return { documents, files, times };
}

/** As many changes as it takes less to undo than to write all documents anew. */
const few = 12;

/** Puts the documents back, where some were written. */
async function putBackDocuments({ documents, times }: StoredSite): Promise<void> {
  const now = await readTimes();
  const paths = new Set([...now.keys(), ...times.keys()]);
  const written = [...paths].filter((path) => now.get(path) !== times.get(path));
  if (written.length <= few) {
    await writeDocuments(written.map((path) => [path, documents.get(path)]));
  } else {
    await resetFirestore();
    await writeDocuments(documents);
  }
}

/**
 * Puts every document and file back, so that the tests that follow find the site as it was. What
 * listens to Firestore meanwhile may hear nothing more. Returns the site with the times of its
 * documents now.
 */
export async function putBack(site: StoredSite): Promise<StoredSite> {
  const store = await bucket();
  const added = (await readFiles()).filter((name) => !site.files.includes(name));
  await Promise.all([putBackDocuments(site), ...added.map((name) => store.file(name).delete())]);
  return { ...site, times: await readTimes() };
}

/** Notes the site; the function that it returns puts all of it back. */
export async function preserveSite(): Promise<() => Promise<void>> {
  const site = await readSite();
  return async () => {
    await putBack(site);
  };
}
