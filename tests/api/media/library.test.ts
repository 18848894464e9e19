import { createHash, randomBytes } from 'node:crypto';
import {
  storedFilePath,
  type MediaDetails,
  type MediaFile,
  type MediaPage,
  type StoredPost,
  type StoredTrainer,
} from '@institute/schema';
import { expect, test } from 'vitest';
import { removeDeletedFiles } from '../../../functions/src/media/remove-files.ts';
import { saveFile } from '../../../functions/src/media/save-file.ts';
import { bucket, firestore } from '../../../functions/src/platform/admin.ts';
import { dataUrl, samplePost, sampleTrainer } from '../../support/samples.ts';
import { picture } from '../../support/picture.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

const day = 24 * 60 * 60_000;

/** Uploads a picture; returns its link. */
async function upload(filename: string, bytes: Buffer): Promise<string> {
  const body = { image: dataUrl('image/png', bytes), filename, mimetype: 'image/png' };
  const { body: answer } = await admin('POST', '/api/upload/image', { body });
  return (answer['data'] as { image: string }).image;
}

/** Stores a file that no other test has, as an upload does; returns its link. */
async function store(filename = 'front-door.png', bytes = randomBytes(40)): Promise<string> {
  const path = storedFilePath('image', createHash('sha256').update(bytes).digest('hex'), filename);
  await saveFile(path, bytes, 'image/png');
  return `/${path}`;
}

const idOf = (link: string): string => link.slice('/images/'.length).slice(0, 16);

const pageOf = async (query: string): Promise<MediaPage> =>
  (await admin('GET', `/api/media?${query}`)).body.data as MediaPage;

const list = async (query: string): Promise<MediaFile[]> => (await pageOf(query)).files;

const detailsOf = async (link: string): Promise<MediaDetails> =>
  (await admin('GET', `/api/media/${idOf(link)}`)).body.data as MediaDetails;

const newPost = async (fields: object) =>
  (await admin('POST', '/api/blog', { body: { ...samplePost(), ...fields } })).body
    .data as StoredPost;

const newTrainer = async (photo: string) =>
  (await admin('POST', '/api/trainers', { body: { ...sampleTrainer, photo } })).body
    .data as StoredTrainer;

const isStored = async (path: string) => (await (await bucket()).file(path).exists())[0];

// media-7
test('a file is listed once, found by what it shows, and says who uploaded it', async () => {
  const bytes = await picture(9, 9);
  const link = await upload('first.png', bytes);
  await upload('second.png', bytes);
  const isIt = ({ _id }: MediaFile) => _id === idOf(link);
  expect((await list('')).filter(isIt)).toHaveLength(1);
  const body = { alt: 'Sengamalam, the front door' };
  const { status } = await admin('PUT', `/api/media/${idOf(link)}`, { body });
  expect(status).toBe(200);
  expect((await list('name=SENGAMALAM')).map(({ alt }) => alt)).toEqual([body.alt]);
  expect(await list('view=pdfs&name=sengamalam')).toEqual([]);
});

// media-7
test('a page of the library says how many files each view has', async () => {
  const { counts: before } = await pageOf('');
  const [described] = [await store('counted.png'), await store('counted.png')];
  await admin('PUT', `/api/media/${idOf(described)}`, { body: { alt: 'Counted' } });
  const { files, found, counts } = await pageOf('view=images&name=counted&count=1');
  expect([files.length, found]).toEqual([1, 2]);
  expect(counts).toEqual({
    ...before,
    all: before.all + 2,
    images: before.images + 2,
    alt: before.alt + 1,
  });
  expect((await pageOf('view=alt&name=counted')).found).toBe(1);
});

// media-7
test('every place that uses a file is told with its field', async () => {
  const link = await store();
  expect(await detailsOf(link)).toMatchObject({ uses: [] });
  const post = await newPost({ image: link, content: `<p>See <img src="${link}" alt=""></p>` });
  const trainer = await newTrainer(link);
  expect((await detailsOf(link)).uses).toEqual(
    expect.arrayContaining([
      { document: `posts/${post._id}`, title: post.title, field: 'image' },
      { document: `posts/${post._id}`, title: post.title, field: 'content' },
      { document: `trainers/${trainer._id}`, title: trainer.name, field: 'photo' },
    ]),
  );
});

// media-7
test('a view has what no content uses, scheduled changes included, and counts it', async () => {
  const [first, ...others] = [await store(), await store(), await store(), await store()];
  const [used, waits, gone] = others as [string, string, string];
  const trainer = await newTrainer(used);
  await newPost({ content: `<p><img src="${used}" alt=""></p>` });
  const edit = { document: `trainers/${trainer._id}`, data: { photo: waits } };
  await firestore()
    .doc('edits/shown')
    .set({ ...edit, release: 'two' });
  await firestore().doc('releases/two').set({ state: 'waiting' });
  await admin('DELETE', `/api/media/${idOf(gone)}`);
  const { files, found, counts } = await pageOf('view=unused&count=6000');
  await firestore().doc('edits/shown').delete();
  const ids = files.map(({ _id }) => _id);
  const all = [first!, used, waits, gone];
  expect(all.map((link) => ids.includes(idOf(link)))).toEqual([true, false, false, false]);
  expect([found, counts.unused]).toEqual([files.length, files.length]);
  expect((await pageOf('')).counts).not.toHaveProperty('unused');
});

// media-9
test('a file is replaced wherever it is used, and lists show the new one', async () => {
  const [from, to] = [await store(), await store('back-door.png')];
  const post = await newPost({ image: from, content: `<p><img src="${from}" alt="Door"></p>` });
  const trainer = await newTrainer(from);
  const replaced = await admin('POST', `/api/media/${idOf(from)}/replacement`, {
    body: { by: idOf(to) },
  });
  expect([replaced.status, replaced.body.data]).toEqual([200, { documents: 2 }]);
  const stored = (await firestore().doc(`posts/${post._id}`).get()).data();
  expect(stored).toMatchObject({ image: to, content: `<p><img src="${to}" alt="Door" /></p>` });
  const found = await firestore().doc(`trainers/${trainer._id}`).get();
  expect(found.get('photo')).toBe(to);
  expect((await detailsOf(from)).uses).toEqual([]);
  expect((await detailsOf(to)).uses).toHaveLength(3);
});

// media-9
test('what someone agreed to keeps its picture', async () => {
  const [from, to] = [await store(), await store()];
  const consent = firestore().doc('consents/testimonial-kept');
  await consent.set({ entries: [{ card: { image: from } }] });
  const trainer = await newTrainer(from);
  const body = { by: idOf(to) };
  const { body: answer } = await admin('POST', `/api/media/${idOf(from)}/replacement`, { body });
  const { entries } = (await consent.get()).data() ?? {};
  await consent.delete();
  expect([answer.data, entries]).toEqual([{ documents: 1 }, [{ card: { image: from } }]]);
  expect((await firestore().doc(`trainers/${trainer._id}`).get()).get('photo')).toBe(to);
});

// media-9
test('a file is not replaced by one of another kind, or while a scheduled change uses it', async () => {
  const [link, other] = [await store(), await store()];
  const hash = randomBytes(32).toString('hex');
  await saveFile(storedFilePath('pdf', hash, 'x.pdf'), randomBytes(8), 'application/pdf');
  const replace = (by: string) =>
    admin('POST', `/api/media/${idOf(link)}/replacement`, { body: { by } });
  expect((await replace(hash.slice(0, 16))).status).toBe(400);
  expect((await replace('0'.repeat(16))).status).toBe(404);
  const post = await newPost({});
  await firestore()
    .doc('edits/waits')
    .set({ document: `posts/${post._id}`, release: 'one', data: { title: 'T', image: link } });
  await firestore().doc('releases/one').set({ state: 'waiting' });
  const refused = await replace(idOf(other));
  const held = await admin('DELETE', `/api/media/${idOf(link)}`);
  for (const state of ['published', 'undone']) {
    await firestore().doc('releases/one').set({ state });
    expect(await detailsOf(link)).toMatchObject({ uses: [] });
  }
  expect((await replace(idOf(other))).status).toBe(200);
  expect([held.status, (await admin('DELETE', `/api/media/${idOf(link)}`)).status]).toEqual([
    409, 200,
  ]);
  await firestore().doc('edits/waits').delete();
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'A scheduled change uses this file: T. Publish or discard it first',
  ]);
});

// media-10
test('only what nothing uses is deleted, and it comes back within 30 days', async () => {
  const link = await store();
  const trainer = await newTrainer(link);
  const path = `/api/media/${idOf(link)}`;
  const used = await admin('DELETE', path);
  expect([used.status, used.body.message]).toEqual([
    409,
    `This file is still used: ${trainer.name}`,
  ]);
  await admin('DELETE', `/api/trainers/${trainer._id}`);
  expect((await admin('DELETE', path)).status).toBe(200);
  const isListed = async (view: 'all' | 'deleted') =>
    (await list(`view=${view}`)).some(({ _id }) => _id === idOf(link));
  expect([await isListed('all'), await isListed('deleted')]).toEqual([false, true]);
  await removeDeletedFiles(new Date(Date.now() + 29 * day));
  expect(await isStored(link.slice(1))).toBe(true);
  expect((await admin('POST', `${path}/restore`)).status).toBe(200);
  expect([await isListed('all'), await isListed('deleted')]).toEqual([true, false]);
});

// media-10
test('after 30 days a deleted file goes with its names and widths, unless it was uploaded again or a version uses it', async () => {
  const [again, renamed, wide] = await Promise.all([
    picture(42, 31),
    picture(43, 31),
    picture(600, 31),
  ]);
  const twice = randomBytes(40);
  const links = [await store('before.png', twice), await store('z-after.png', twice)];
  const [lost, kept, gone] = [await store(), await store(), await upload('wide.png', wide)];
  const width = `sizes/480/${gone.slice('/images/'.length)}`;
  expect(await isStored(width)).toBe(true);
  const returned = [await upload('again.png', again), await upload('renamed.png', renamed)];
  for (const link of [links[0]!, lost, kept, gone, ...returned])
    expect((await admin('DELETE', `/api/media/${idOf(link)}`)).status).toBe(200);
  const trainer = await newTrainer(kept);
  await admin('DELETE', `/api/trainers/${trainer._id}`);
  // What Cloud Storage no longer has does not keep the others.
  await (await bucket()).file(lost.slice(1)).delete();
  await upload('again.png', again);
  await upload('other.png', renamed);
  const listed = (await list('')).map(({ _id }) => _id);
  expect(listed).toEqual(expect.arrayContaining(returned.map(idOf)));
  await removeDeletedFiles(new Date(Date.now() + 31 * day));
  const areStored = (paths: readonly string[]) => Promise.all(paths.map(isStored));
  const stayed = [kept, ...returned].map((link) => link.slice(1));
  expect(await areStored(stayed)).toEqual(stayed.map(() => true));
  const removed = [width, ...[gone, ...links].map((link) => link.slice(1))];
  expect(await areStored(removed)).toEqual(removed.map(() => false));
  const described = firestore().doc(`files/${idOf(lost)}`);
  expect((await described.get()).exists).toBe(false);
});
