import { isDeepStrictEqual } from 'node:util';
import { builtFacts, collections } from '@institute/schema';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { claimDocuments, withConsents } from '../../sample/claims.ts';
import { buildDocuments } from '../../sample/documents.ts';
import type { SeedDocument } from '../../sample/seed-document.ts';
import { buildFiles, type SeedFile, type SeedFiles } from '../../sample/files.ts';
import { translated } from '../../sample/translate.ts';
import { rebuildSummaries } from '../../functions/src/content/summaries/update-summaries.ts';
import type { Rights } from '../../functions/src/platform/caller/rights.ts';
import { sampleAccounts } from '../../tests/support/sample-accounts.ts';
import { writeStartContent } from './start-content.ts';
import { targetOf } from './target.ts';

/** Number of items written, without those that already existed. */
export interface SeedResult {
  accounts: number;
  files: number;
  documents: number;
}

/** Writes what an institute begins with that is not the sample: accounts, and what its first pages say. */
export const seedStart = (): Promise<void> =>
  withApp(async (app, firestore) => {
    await writeAccounts(app, firestore);
    await writeStartContent(firestore);
  });

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Creates missing accounts and claims; returns how many. */
async function writeAccounts(app: App, firestore: Firestore): Promise<number> {
  const auth = getAuth(app);
  const { users } = await auth.getUsers(sampleAccounts.map(({ email }) => ({ email })));

  const write = async ({ email, password, displayName, role }: (typeof sampleAccounts)[number]) => {
    const existing = users.find((user) => user.email === email);
    if (existing?.customClaims?.['admin'] === true) return 0;
    const { uid } =
      existing ?? (await auth.createUser({ email, password, displayName, emailVerified: true }));
    const rights: Rights = { role, secondFactor: 'none', name: displayName };
    await firestore.doc(`accounts/${uid}`).set(rights);
    await auth.setCustomUserClaims(uid, { admin: true, role });
    return 1;
  };
  return sum(await Promise.all(sampleAccounts.map(write)));
}

/** Adds missing files; returns how many. */
async function writeFiles(app: App, { images, syllabuses }: SeedFiles): Promise<number> {
  const bucket = getStorage(app).bucket();

  const save = async (path: string, bytes: Buffer, contentType: string) => {
    const cacheControl = 'public, max-age=31536000, immutable';
    const metadata = { contentType, cacheControl };
    await bucket.file(path).save(bytes, { resumable: false, metadata });
  };
  const write = async ({ path, bytes, contentType, sizes = [] }: SeedFile) => {
    const [exists] = await bucket.file(path).exists();
    if (exists) return 0;
    await Promise.all(sizes.map((size) => save(size.path, size.bytes, 'image/webp')));
    await save(path, bytes, contentType);
    return 1;
  };
  return sum(await Promise.all([...images.values(), ...syllabuses.values()].map(write)));
}

/** Writes missing or changed documents in one batch; returns how many. */
async function writeDocuments(
  firestore: Firestore,
  documents: readonly SeedDocument[],
): Promise<number> {
  const snapshots = await firestore.getAll(...documents.map(({ path }) => firestore.doc(path)));
  const changed = documents.filter(
    ({ data }, index) => !isDeepStrictEqual(snapshots[index]?.data(), data),
  );
  const batch = firestore.batch();
  for (const { path, data } of changed) batch.set(firestore.doc(path), data);
  await batch.commit();
  await rebuildSummaries(firestore);
  return changed.length;
}

async function withApp<Result>(
  task: (app: App, firestore: Firestore) => Promise<Result>,
): Promise<Result> {
  // Emulators need no credentials; do not look for those of a Google Cloud machine.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const app = initializeApp(targetOf(process.env), 'seed');
  try {
    return await task(app, getFirestore(app));
  } finally {
    await deleteApp(app);
  }
}

/** An owner has switched Tamil on (tamil-1). */
function tamilIsOn(): SeedDocument {
  const at = '2026-01-05T04:30:00.000Z';
  const data = { ...builtFacts, tamil: true, createdAt: at, updatedAt: at };
  return { path: `${collections.content}/institute`, data };
}

export const isEmpty = (): Promise<boolean> =>
  withApp(async (_, firestore) => {
    const { empty } = await firestore.collection(collections.content).limit(1).get();
    return empty;
  });

/** The files of the sample, for as long as the process runs. */
let built: Promise<SeedFiles> | undefined;

/**
 * Fills the emulators named by the environment with sample content, files and admin accounts.
 * Running it again only resets edited sample documents: call `isEmpty` first to keep them.
 * Documents are written last and together, so that an interrupted seed leaves the database empty.
 * With `onlyBacked` only what is backed is shown, and the sample content is.
 * Throws unless the environment names emulators of a `demo-` project.
 */
export const seed = ({ onlyBacked = false } = {}): Promise<SeedResult> =>
  withApp(async (app, firestore) => {
    const files = await (built ??= buildFiles());
    return {
      accounts: await writeAccounts(app, firestore),
      files: await writeFiles(app, files),
      documents: await writeDocuments(firestore, [
        ...(onlyBacked ? withConsents(buildDocuments(files)) : buildDocuments(files)),
        ...(onlyBacked ? [...claimDocuments(), ...translated([tamilIsOn()])] : []),
      ]),
    };
  });
