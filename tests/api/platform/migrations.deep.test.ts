import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterEach, expect, test } from 'vitest';
import { isDeep } from '../../support/level.ts';
import { readDocuments, rootOf, writeDocuments } from '../../../tools/backup/documents.ts';
import { toLine } from '../../../tools/backup/document-line.ts';
import { targetOf } from '../../../tools/backup/target.ts';
import { dataOf } from '../../../tools/deploy/data.ts';
import { findPending, goBack, migrate, repeat } from '../../../tools/migrations/migrate.ts';
import { migrations, type Migration } from '../../../tools/migrations/migrations.ts';
import { keptReleases, readSample } from '../../../tools/release/kept-samples.ts';

const apps: App[] = [];
afterEach(() => Promise.all(apps.splice(0).map(deleteApp)));

/** A project of its own, which no trigger and no other test sees. */
function newProject() {
  const target = targetOf({ project: `demo-${crypto.randomUUID().slice(0, 23)}` }, process.env);
  const app = initializeApp(target, target.projectId);
  apps.push(app);
  return { target, db: getFirestore(app) };
}

const silently = () => undefined;

/** Made-up migrations that note their numbers. */
const noting = (count: number): readonly Migration[] =>
  Array.from({ length: count }, (_, index) => ({
    description: 'notes its number',
    async migrate(db) {
      const note = db.doc('notes/one');
      const before = (await note.get()).get('numbers') ?? [];
      await note.set({ numbers: [...before, index + 1] });
    },
  }));

const numbersIn = async (db: Firestore) => (await db.doc('notes/one').get()).get('numbers');
const versionIn = async (db: Firestore) => (await db.doc('upkeep/schema').get()).data();

// updates-1
test('a project without data begins with the newest version', async () => {
  const { db } = newProject();
  expect(await findPending(db, noting(2))).toEqual([]);
  await migrate(db, silently, noting(2));
  expect(await versionIn(db)).toEqual({ version: 2 });
  await repeat(db, silently, noting(2));
  expect(await numbersIn(db)).toBeUndefined();
  expect(await findPending(db, noting(3))).toEqual([3]);
});

// updates-2
test('migrations run once in order, and again when the code serves that knows them', async () => {
  const { db } = newProject();
  await db.doc('notes/one').set({ numbers: [] });
  await migrate(db, silently, noting(1));
  expect(await versionIn(db)).toEqual({ version: 1, repeatFrom: 1 });
  await repeat(db, silently, noting(1));
  await migrate(db, silently, noting(3));
  expect(await numbersIn(db)).toEqual([1, 1, 2, 3]);
  expect(await versionIn(db)).toEqual({ version: 3, repeatFrom: 2 });
  await repeat(db, silently, noting(3));
  await repeat(db, silently, noting(3));
  await migrate(db, silently, noting(3));
  expect(await numbersIn(db)).toEqual([1, 1, 2, 3, 2, 3]);
  expect(await versionIn(db)).toEqual({ version: 3 });
});

// updates-4
test('code that is older than the data is refused', async () => {
  const { target, db } = newProject();
  await db.doc('upkeep/schema').set({ version: migrations.length + 1 });
  const message = `The stored data is at version ${migrations.length + 1}, and this code knows ${migrations.length}: use code that has migration 0`;
  expect(await dataOf(target, { keepsFiles: true }).findProblems()).toEqual([
    expect.stringContaining(message),
  ]);
  await expect(migrate(db, silently)).rejects.toThrow(message);
});

// updates-4
test('what older code writes after a rollback is migrated when newer code serves again', async () => {
  const { db } = newProject();
  await db.doc('upkeep/schema').set({ version: 3 });
  expect(await goBack(db, noting(1))).toBe(true);
  await repeat(db, silently, noting(1));
  expect(await numbersIn(db)).toBeUndefined();
  await migrate(db, silently, noting(3));
  expect(await numbersIn(db)).toEqual([2, 3]);
  await repeat(db, silently, noting(3));
  expect(await numbersIn(db)).toEqual([2, 3, 2, 3]);
  expect(await versionIn(db)).toEqual({ version: 3 });
  expect(await goBack(db, noting(3))).toBe(false);
});

// updates-5
test('a machine that keeps no files is refused where something has to be migrated', async () => {
  const { target, db } = newProject();
  const data = dataOf(target, { keepsFiles: false });
  expect(await data.findProblems()).toEqual([]);
  await db.doc('content/home').set({ title: 'Old' });
  expect(await data.findProblems()).toEqual([
    expect.stringContaining(`npm run migrate -- --project ${target.projectId}`),
  ]);
  expect(await dataOf(target, { keepsFiles: true }).findProblems()).toEqual([]);
});

/** Lets a database take so many commits more; then a process would have been killed. */
function stopAfter(db: Firestore, commits: number): () => boolean {
  let left = commits;
  const open = db as unknown as { request: (method: string, ...rest: unknown[]) => unknown };
  const request = open.request.bind(db);
  open.request = async (method, ...rest) => {
    if (method === 'commit' && (left -= 1) < 0) throw new Error('stopped');
    return request(method, ...rest);
  };
  return () => left < 0;
}

/** Every document, without what is chosen at random each time. */
async function textOf(target: ReturnType<typeof targetOf>): Promise<string[]> {
  const random = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;
  const lines: string[] = [];
  for await (const each of readDocuments(target))
    lines.push(toLine(each, rootOf(target)).replace(random, 'random'));
  return lines.toSorted();
}

async function projectOf(release: string) {
  const project = newProject();
  await writeDocuments(project.db, readSample(project.target, release));
  return project;
}

/** At the first level not at each write. */
const step = isDeep ? 1 : 5;

// updates-3
test.each(keptReleases())(
  'the sample of %s, stopped at each write and begun again, becomes the same as without a stop',
  async (release) => {
    const whole = await projectOf(release);
    await migrate(whole.db, silently);
    const { target, db } = await projectOf(release);
    let stops = 0;
    for (let isStopped = true; isStopped; stops += step) {
      const app = initializeApp(target, `${target.projectId} ${stops}`);
      apps.push(app);
      const wasStopped = stopAfter(getFirestore(app), stops);
      await migrate(getFirestore(app), silently).catch((error: Error) => {
        if (error.message !== 'stopped') throw error;
      });
      isStopped = wasStopped();
    }
    expect(stops).toBeGreaterThan(2);
    expect(await versionIn(db)).toMatchObject({ version: migrations.length });
    expect(await textOf(target)).toEqual(await textOf(whole.target));
  },
);

// updates-3
test('lists of 1.0.0 show the fees of its courses', async () => {
  const { db } = await projectOf('1.0.0');
  const fees = async () => {
    const { rows } = (await db.doc('summaries/courses').get()).data() ?? {};
    const shard = await db.doc(`summaries/${rows[0].id}`).get();
    return shard.get('entries').map(({ item }: { item: { fee?: number } }) => item.fee);
  };
  expect(new Set(await fees())).toEqual(new Set([undefined]));
  await migrate(db, silently);
  expect(Math.min(...(await fees()))).toBeGreaterThan(0);
});

// updates-3 reports-1
test('enquiries that were joined by 1.0.0 count for the day of the one that is kept', async () => {
  const { db } = newProject();
  const createdAt = '2026-11-20T20:00:00.000Z';
  const joined = { to: 'kept', status: 'new' };
  await db.doc('enquiries/kept').set({ createdAt });
  await db.doc('enquiries/old').set({ joined, createdAt: '2026-11-18T06:00:00.000Z' });
  const orphan = { joined: { ...joined, to: 'gone' } };
  await db.doc('enquiries/orphan').set(orphan);
  await db.doc('upkeep/schema').set({ version: 1 });
  await migrate(db, silently);
  expect((await db.doc('enquiries/old').get()).get('joined')).toEqual({ ...joined, createdAt });
  expect((await db.doc('enquiries/orphan').get()).data()).toEqual(orphan);
  const { docs } = await db.collection('staleDays').get();
  expect(docs.map((each) => each.get('day'))).toEqual(['2026-11-21']);
});
