import { randomBytes } from 'node:crypto';
import type { PublishedPost, StoredPost } from '@institute/schema';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { firestore } from '../../../functions/src/platform/admin.ts';
import { writeDocuments } from '../../../tools/backup/documents.ts';
import { dataUrl, newSlug, samplePost } from '../../support/samples.ts';
import { siteTest } from '../../support/site-test.ts';

const { admin } = siteTest();

/** Uploads a picture that no other test has; returns its link. */
async function upload(): Promise<string> {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const create = { width: 40, height: 30, channels: 3, background: { r, g, b } } as const;
  const image = dataUrl('image/png', await sharp({ create }).png().toBuffer());
  const body = { image, filename: 'door.png', mimetype: 'image/png' };
  const { body: answer } = await admin('POST', '/api/upload/image', { body });
  return (answer['data'] as { image: string }).image;
}

const idOf = (link: string): string => link.slice('/images/'.length).slice(0, 16);

async function newPost(fields: object): Promise<StoredPost> {
  const { body } = await admin('POST', '/api/blog', { body: { ...samplePost(), ...fields } });
  return body.data as StoredPost;
}

/** The longest text of a post in Tamil. */
const long = `<p>${'அ'.repeat(190_000)}</p>`;

// media-9, blog-8
test('of many long posts a picture is not replaced, which is told; they are published some at a time', async () => {
  const [from, to] = [await upload(), await upload()];
  const made: StoredPost[] = [];
  while (made.length < 9) made.push(await newPost({ image: from, content: long }));
  const replaced = await admin('POST', `/api/media/${idOf(from)}/replacement`, {
    body: { by: idOf(to) },
  });
  expect([replaced.status, replaced.body.message]).toEqual([
    409,
    'This file is used in too many long texts to be replaced everywhere at once',
  ]);
  const posts = made.map(({ _id: id, updatedAt }) => ({ id, updatedAt }));
  const { body } = await admin('POST', '/api/blog/publish', { body: { published: true, posts } });
  expect((body.data as PublishedPost[]).map((each) => 'updatedAt' in each)).toEqual(
    made.map(() => true),
  );
  const found = await Promise.all(made.map(({ _id: id }) => firestore().doc(`posts/${id}`).get()));
  expect(found.map((each) => [each.get('image'), each.get('published')])).toEqual(
    made.map(() => [from, true]),
  );
});

// people-7
test('of a post with many long versions in Tamil, those that name an erased person lose that, or go', async () => {
  const name = `Meena ${newSlug().replaceAll('-', '')}`;
  const { _id: id, slug, updatedAt } = await newPost({ tags: [name] });
  await admin('PUT', `/api/blog/${id}`, { body: { ...samplePost(), slug, updatedAt } });
  const document = `translations/posts_${id}`;
  const texts = [
    { path: 'content', english: samplePost().content, tamil: long },
    { path: 'tags.0', english: name, tamil: 'மீனா' },
  ];
  const data = { kind: 'posts', of: id, texts };
  await firestore()
    .doc(document)
    .set({ ...data, createdAt: updatedAt, updatedAt });
  const versions = firestore().collection('versions');
  const days = Array.from({ length: 19 }, (_, index) => `2026-11-${index + 10}T00:00:00.000Z`);
  for (const at of days)
    await versions.add({
      collection: 'translations',
      document,
      action: 'update',
      at,
      by: '',
      data,
    });
  const body = { name, content: [`posts/${id}`] };
  expect((await admin('POST', '/api/people/erase', { body })).status).toBe(200);
  const { docs } = await versions.where('document', '==', document).orderBy('at').get();
  expect(days.slice(-docs.length)).toEqual(docs.map((version) => version.get('at')));
  expect(docs.length).toBeGreaterThan(2);
  expect(docs.flatMap((version) => version.get('data.texts'))).toEqual(docs.map(() => texts[0]));
});

test('a backup with many long documents is restored', async () => {
  const collection = firestore().collection(newSlug());
  async function* documents() {
    for (const name of 'abcdefghij')
      yield { path: `${collection.id}/${name}`, fields: { text: { stringValue: long } } };
  }
  expect(await writeDocuments(firestore(), documents())).toBe(10);
  expect((await collection.get()).docs.map((each) => each.get('text') === long)).toEqual(
    Array.from({ length: 10 }, () => true),
  );
});
