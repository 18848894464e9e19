import { setTimeout } from 'node:timers/promises';
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
 * Deletes all documents at once, as only the emulator can. It answers 409 while a transaction of a
 * process that has just been killed still holds its locks.
 */
async function clearFirestore(retries = 20): Promise<void> {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const path = `/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const { ok, status } = await fetch(`http://${host}${path}`, { method: 'DELETE' });
  if (ok) return;
  if (status !== 409 || retries === 0)
    throw new Error(`Clearing Firestore was answered with ${status}`);
  await setTimeout(1_000);
  await clearFirestore(retries - 1);
}

/**
 * Notes every document and file; the function that it returns puts all of it back, so that the
 * tests that follow find the site as it was.
 */
export async function preserveSite(): Promise<() => Promise<void>> {
  const [documents, files] = await Promise.all([readDocuments(), readFiles()]);
  return async () => {
    await clearFirestore();
    await writeDocuments(documents);
    const added = (await readFiles()).filter((name) => !files.includes(name));
    const store = await bucket();
    await Promise.all(added.map((name) => store.file(name).delete()));
  };
}
