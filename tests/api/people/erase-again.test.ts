import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { collectionsWhere } from '@institute/schema';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bucket } from '../../../functions/src/platform/admin.ts';
import { rebuildSummaries } from '../../../functions/src/content/summaries/update-summaries.ts';
import { erasePerson } from '../../../functions/src/people/erase-person.ts';
import { backup } from '../../../tools/backup/copy.ts';
import { readErasures } from '../../../tools/backup/erase-again.ts';
import { restoreProject } from '../../../tools/backup/restore-project.ts';
import { targetOf } from '../../../tools/backup/target.ts';
import { root } from '../../support/ports.ts';
import { emptySite } from '../../support/preserve-site.ts';
import { newSlug, sampleBodies, samplePlacement } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';
import { storeEnquiry } from '../../support/stored-enquiries.ts';
import { writeDocuments } from '../../support/write-documents.ts';

const { admin } = siteTest();

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erase-again-'));
  // Two commands read all that is stored.
  await emptySite();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true }));

async function done(method: string, path: string, body?: object): Promise<string> {
  const { status, body: answer } = await admin(method, path, { body });
  expect(status).toBeLessThan(300);
  return (answer.data as { _id: string })._id;
}

/** Copies the list of erasures out of its bucket, as the documentation says. */
async function downloadList(name: string): Promise<string> {
  const list = join(folder, 'list');
  await mkdir(list);
  const [files] = await (await bucket(name)).getFiles();
  for (const file of files) await writeFile(join(list, file.name), (await file.download())[0]);
  return list;
}

async function textOf(firestore: Firestore): Promise<string> {
  const all = await firestore.listCollections();
  const read = await Promise.all(all.map((collection) => collection.get()));
  return JSON.stringify(read.flatMap(({ docs }) => docs.map((entry) => entry.data())));
}

const run = async (script: string, ...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [join(root, 'tools', script), ...args])).stdout;

// people-4
test('erasures made since a backup are repeated after it is restored', async () => {
  const [email, name] = [`${newSlug()}@example.com`, `Meena ${newSlug().replaceAll('-', '')}`];
  const other = { name: 'Somebody Else', role: '', message: 'Good', image: '' };
  const saveHome = (testimonials: object[]) =>
    admin('POST', '/api/home-content', { body: { ...sampleBodies.saveHome(), testimonials } });
  const [enquiry, another] = [await storeEnquiry({ email }), await storeEnquiry()];
  const placement = { ...samplePlacement, studentName: name };
  const [own, namesake] = [
    await done('POST', '/api/placements', placement),
    await done('POST', '/api/placements', placement),
  ];
  await saveHome([{ name, role: '', message: 'Mine' }, other]);
  const places = collectionsWhere(({ people: { erasing } }) =>
    ['removed', 'emptied'].includes(erasing),
  ).map((each) => `${each}/${newSlug()}`);
  await writeDocuments([
    ...places.map((path) => [path, { text: `${name}, ${email}` }] as const),
    ['upkeep/schema', { version: 1 }],
  ]);
  const copy = join(folder, 'copy');
  await backup(targetOf({}, process.env), copy);
  const copied = await readFile(join(copy, 'documents.jsonl'), 'utf8');
  for (const path of places) expect(copied).toContain(`"path":"${path}"`);

  await saveHome([other]);
  await done('DELETE', `/api/placements/${own}`);
  const erasures = `demo-${newSlug()}`;
  vi.stubEnv('ERASURES_BUCKET', erasures);
  const content = [`placements/${own}`, 'content/home', ...places];
  await erasePerson({ body: { email, name, content } }, { uid: 'tested' });
  const list = await downloadList(erasures);

  const target = targetOf({ project: `demo-${crypto.randomUUID().slice(0, 23)}` }, process.env);
  await expect(restoreProject(target, copy, join(folder, 'astray'))).rejects.toThrow(
    /no folder "[^"]*astray": name the one/,
  );
  // Nothing was restored: the next one needs an empty project.
  const arguments_ = [copy, '--project', target.projectId, '--erasures', list];
  const output = await run('restore.ts', ...arguments_);
  expect(output).toContain(`npm run migrate -- --project ${target.projectId}`);
  expect(output).toContain('Erasures repeated: 1');
  expect(output).toContain(`placements/${namesake}`);
  expect(output).not.toContain(`placements/${own}`);
  expect(output).not.toContain('content/home');

  const restored = initializeApp(target, 'restored');
  const firestore = getFirestore(restored);
  const testimonials = (await firestore.doc('content/home').get()).get('testimonials');
  expect(testimonials).toEqual([other]);
  expect((await firestore.doc(`enquiries/${another}`).get()).exists).toBe(true);
  expect((await firestore.doc(`enquiries/${enquiry}`).get()).exists).toBe(false);
  await firestore.doc(`placements/${namesake}`).delete();
  await rebuildSummaries(firestore);
  const text = await textOf(firestore);
  for (const each of [email, name]) expect(text).not.toContain(each);
  const again = await run('erase-again.ts', list, '--project', target.projectId);
  expect(again).toBe('Erasures repeated: 1\n');
  await deleteApp(restored);
});

// people-4
test('a folder with something else than erasures is refused in words', async () => {
  const other = join(folder, 'other');
  await mkdir(other);
  expect(await readErasures(other)).toEqual([]);
  for (const text of ['{"id":', '{"id":"a"}']) {
    await writeFile(join(other, 'a.json'), text);
    await expect(readErasures(other)).rejects.toThrow(
      /a\.json" is no entry of the list of erasures: copy the list again$/,
    );
  }
});

test('the list does not reveal who was erased, and is written before the erasure', async () => {
  const [email, name] = [`${newSlug()}@example.com`, `Meena ${newSlug()}`];
  const enquiry = await storeEnquiry({ email });
  const erasures = `demo-${newSlug()}`;
  vi.stubEnv('ERASURES_BUCKET', erasures);
  const erase = (id: string) =>
    erasePerson({ body: { email, name, id, content: ['content/home'] } }, { uid: 'tested' });
  const id = crypto.randomUUID();
  await erase(id);
  const [bytes] = await (await bucket(erasures)).file(`${id}.json`).download();
  const text = bytes.toString();
  expect(JSON.parse(text)).toMatchObject({ id, enquiries: [enquiry], content: ['content/home'] });
  for (const each of [email, ...name.split(' ')]) expect(text).not.toContain(each);
  expect(text).not.toContain(Buffer.from(email).toString('base64url'));

  const kept = await storeEnquiry({ email });
  vi.stubEnv('ERASURES_BUCKET', 'no/such/bucket');
  await expect(erase(crypto.randomUUID())).rejects.toThrow(Error);
  expect((await admin('POST', '/api/people/export', { body: { email } })).body.data).toMatchObject({
    enquiries: [{ _id: kept }],
  });
});
