import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup, restore } from '../../../tools/backup/copy.ts';
import { readDocuments, rootOf, writeDocuments } from '../../../tools/backup/documents.ts';
import { digestOf } from '../../../tools/backup/files.ts';
import { names } from '../../../tools/backup/folder.ts';
import { targetOf } from '../../../tools/backup/target.ts';
import { ifDeep } from '../../support/level.ts';
import { root } from '../../support/ports.ts';

/** Projects of their own, which exist by being named, so that no trigger and no other test sees them. */
const newTarget = () =>
  targetOf({ project: `demo-${crypto.randomUUID().slice(0, 23)}` }, process.env);

const source = newTarget();
const app = initializeApp(source, 'backup');
const firestore = getFirestore(app);
const bucket = getStorage(app).bucket();

/** More than a page of documents. */
const many = 250;

const values = {
  integer: 30,
  largest: 9007199254740991n,
  beyond: -9223372036854775808n,
  half: 0.5,
  small: 5e-324,
  minusZero: -0,
  numbers: [NaN, Infinity, -Infinity, -0, 0, 30],
  text: 'வாசல்\u2028line\r\n"quoted" \u0000 😀',
  time: new Timestamp(-62135596800, 1000),
  precise: new Timestamp(1_700_000_000, 123_456_000),
  bytes: Buffer.from([0, 255, 10]),
  place: new GeoPoint(13.0067, -0),
  reference: firestore.doc('posts/one'),
  vector: FieldValue.vector([1, 2.5, -0]),
  nothing: null,
  yes: true,
  empty: { map: {}, list: [] },
  nested: { list: [{ reference: firestore.doc('posts/one'), 1: 'one', 'a.b`c': [null] }] },
  referenceValue: '/posts/one',
};

let folder: string;
let first: string;

/** 30.0: the SDK writes 30 for it. */
async function writeDouble(path: string): Promise<void> {
  const url = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/${rootOf(source)}/${path}`;
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: '{"fields":{"double":{"doubleValue":30.0},"list":{"arrayValue":{"values":[{"doubleValue":1}]}}}}',
  });
  if (!response.ok) throw new Error(await response.text());
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  first = join(folder, 'first');
  const writer = firestore.bulkWriter();
  for (let index = 0; index < many; index += 1) {
    void writer.set(firestore.doc(`courses/${index}`), { index });
  }
  void writer.set(firestore.doc('values/all'), values);
  void writer.set(firestore.doc('values/empty'), {});
  void writer.set(firestore.doc('values/absent/below/ü % ~'), { deep: true });
  void writer.set(firestore.doc('values/all/below/one/below/two'), { deeper: true });
  await writer.close();
  await writeDouble('values/double');
  const metadata = { firebaseStorageDownloadTokens: 'one,two', writer: 'somebody' };
  await bucket.file('images/0123456789abcdef-dot.png').save(Buffer.from([137, 80, 78, 71, 0]), {
    resumable: false,
    metadata: {
      contentType: 'image/png',
      cacheControl: 'public, max-age=31536000, immutable',
      contentDisposition: 'inline; filename="dot.png"',
      contentLanguage: 'ta',
      metadata,
    },
  });
  await bucket.file('odd %2F name/ü').save('one', { resumable: false });
  await bucket.file('same').save('one', { resumable: false, contentType: 'text/plain' });
  await bucket.file('nothing').save('', { resumable: false });
  await backup(source, first);
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await deleteApp(app);
});

/** Every file of the folder with the hash of its bytes. */
async function contentOf(path: string): Promise<Map<string, string>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  const digests = await Promise.all(paths.map(digestOf));
  return new Map(paths.map((each, index) => [relative(path, each), digests[index]?.sha256 ?? '']));
}

test('a backup of the restored project is the same, byte for byte', async () => {
  const target = newTarget();
  expect(await restore(target, first)).toEqual({ documents: many + 5, files: 4 });
  const second = join(folder, 'second');
  await backup(target, second);
  expect(await contentOf(second)).toEqual(await contentOf(first));
});

test('a restored document has the values, their kinds, and references into its own project', async () => {
  const target = newTarget();
  await restore(target, first);
  const restored = initializeApp(target, 'restored');
  const documents = getFirestore(restored);
  const { reference, nested, place, vector, ...data } =
    (await documents.doc('values/all').get()).data() ?? {};
  const { reference: _, nested: __, place: shown, vector: sent, ...plain } = values;
  expect(data).toEqual({
    ...plain,
    largest: Number(values.largest),
    beyond: Number(values.beyond),
  });
  expect(vector.isEqual(sent)).toBe(true);
  expect(place.isEqual(shown)).toBe(true);
  expect(reference.isEqual(documents.doc('posts/one'))).toBe(true);
  expect(nested.list[0].reference.isEqual(documents.doc('posts/one'))).toBe(true);
  expect(Object.is(data['minusZero'], -0)).toBe(true);
  await deleteApp(restored);
  const lines = await readFile(join(first, names.documents), 'utf8');
  expect(lines).toContain('"double":{"doubleValue":30}');
  expect(lines).toContain('"integer":{"integerValue":"30"}');
});

test.each(ifDeep)('the sample site is the same after backup and restore', async () => {
  const [site, other] = [targetOf({}, process.env), newTarget()];
  const [one, two] = [join(folder, 'site'), join(folder, 'site-restored')];
  await backup(site, one);
  const copied = await restore(other, one);
  expect(copied.documents).toBeGreaterThan(20);
  expect(copied.files).toBeGreaterThan(5);
  await backup(other, two);
  expect(await contentOf(two)).toEqual(await contentOf(one));
});

test('a project that is not empty is refused, with what is in it, and stays as it was', async () => {
  await expect(restore(source, first)).rejects.toThrow(
    /not empty[^]*images\/0123456789abcdef-dot\.png[^]*courses\/0/,
  );
  const copy = join(folder, 'untouched');
  await backup(source, copy);
  expect(await contentOf(copy)).toEqual(await contentOf(first));
});

test('what someone saves during a restore is not written over: the restore stops and says so', async () => {
  const target = newTarget();
  const other = initializeApp(target, 'saving');
  const saved = getFirestore(other).doc('values/all');
  // After the restore has seen that the project is empty
  await saved.set({ saved: 'meanwhile' });
  await expect(writeDocuments(getFirestore(other), readDocuments(source))).rejects.toThrow(
    'values/all was written by someone else meanwhile',
  );
  expect((await saved.get()).data()).toEqual({ saved: 'meanwhile' });
  await deleteApp(other);
});

test.each([
  ['without its manifest', (path: string) => rm(join(path, names.manifest)), 'no manifest'],
  [
    'with a document more',
    (path: string) => appendFile(join(path, names.documents), '{}\n'),
    names.documents,
  ],
  [
    'with a list of files cut off',
    (path: string) => writeFile(join(path, names.files), ''),
    names.files,
  ],
  [
    'with a file changed',
    async (path: string) => {
      const [file = ''] = await readdir(join(path, names.bytes));
      await writeFile(join(path, names.bytes, file), 'other');
    },
    'differs from what was backed up',
  ],
  [
    'with a file missing',
    async (path: string) => {
      const [file = ''] = await readdir(join(path, names.bytes));
      await rm(join(path, names.bytes, file));
    },
    'differs from what was backed up',
  ],
])('a backup %s is refused, and nothing is written', async (_, damage, message) => {
  const target = newTarget();
  const copy = join(folder, crypto.randomUUID());
  await cp(first, copy, { recursive: true });
  await damage(copy);
  await expect(restore(target, copy)).rejects.toThrow(message);
  expect(await backup(target, join(folder, crypto.randomUUID()))).toEqual({
    documents: 0,
    files: 0,
  });
});

test('a backup that fails, or would overwrite another, leaves nothing', async () => {
  const nowhere = { ...source, storageBucket: 'no/such/bucket' };
  const before = await readdir(folder);
  await expect(backup(nowhere, join(folder, 'failed'))).rejects.toThrow(Error);
  await expect(backup(source, first)).rejects.toThrow('already exists');
  expect(await readdir(folder)).toEqual(before);
});

interface Ended {
  readonly code: unknown;
  readonly output: string;
}

const run = (script: string, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(root, 'tools', script), ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });

test('the command reports what it did', async () => {
  const said = await run('backup.ts', join(folder, 'command'), '--project', source.projectId);
  expect(said).toEqual({
    code: 0,
    output: expect.stringContaining(`${many + 5} documents and 4 files`),
  });
});

// At the first level `erase-again.test.ts` runs it.
test.each(ifDeep)('that of a restore reports what it did, or why it failed', async () => {
  const target = newTarget();
  const restored = await run('restore.ts', first, '--project', target.projectId);
  expect(restored).toEqual({ code: 0, output: expect.stringContaining(target.projectId) });
  expect(await run('restore.ts')).toEqual({ code: 1, output: expect.stringContaining('Usage') });
});
